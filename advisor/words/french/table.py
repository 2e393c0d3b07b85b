"""A game at the table in French."""

from advisor.words.french.events import event
from advisor.words.french.guide import GUIDE
from advisor.words.french.phrases import PHRASES as TEXTS
from advisor.words.phrases import ByPerson, Plural
from advisor.words.table_phrases import Notices, TablePhrases

__all__ = ["GUIDE", "NOTICES", "PHRASES", "event"]

PHRASES = TablePhrases(
    who_plays="Qui joue ?",
    which_are_you="Qui êtes-vous ?",
    your_two_cards="Vos deux cartes ?",
    what_else_is_known="Que sait-on d'autre ? (points, kamons, koku, vues, utilisées, ce qu'a un autre, "
    "par son nom ; « commencer » quand tout est dit)",
    even_year="Année paire",
    game_over="La partie est finie.",
    over="partie finie",
    how_to_begin="Tab : ce qu'on peut dire ; « aide » : comment",
    short_round="T",
    undone="Annulé",
    done_again="Rétabli",
    back_again="Lignes rétablies",
    left_out="Lignes omises",
    how_things_stand="Où en est la partie :",
    cards_unknown="nombre de cartes inconnu",
    as_things_stand="En l'état : kokus comptés avec l'aide des tuiles, sans les cartes que personne n'a "
    "vues.",
    under_any_tile="Sous chaque tuile",
    next_troop_card="Prochaine carte Troupe",
    no_card_to_draw="Il ne reste pas de carte Troupe à piocher.",
    hint_to_pass="Indice : passez.",
    hint_to_hold_back="Indice : mieux vaut en rester là ce tour-ci.",
    hint_of_two="Indice : deux prises sont peut-être possibles ; voyez ce que la première vous laisse en "
    "main.",
    hint_of_one="Indice : une prise de contrôle en vaut la peine.",
    top_tile="Tuile visible",
    top_tiles="Tuiles visibles",
    noted="Noté",
    lost="Perdu",
    in_troops="en troupes",
    against_the_rules="contre les règles, mais joué ainsi",
    last_kamon="C'était le dernier kamon : la partie s'arrête à la fin de l'année.",
    last_koku="Ce sont les derniers kokus : la partie s'arrêtera à la fin de l'année impaire.",
    deck_refilled="La pioche Troupe est épuisée : mélangez la défausse pour en faire une nouvelle.",
    deck_is_low=Plural(
        "La pioche Troupe n'a plus que {count} carte : une fois révélée, mélangez la défausse pour en faire "
        "une nouvelle.",
        "La pioche Troupe n'a plus que {count} cartes : une fois révélées, mélangez la défausse pour en "
        "faire une nouvelle.",
    ),
    a_card="une carte",
    odd_year_over="L'année impaire est finie.",
    still_missing="Que voit-on ? Il manque encore : {missing} (par exemple « moi ii »).",
    provinces_missing="Il manque encore : {missing} (les kamons de gauche à droite, puis la tuile du "
    "dessus : « chubu ii sakai* sohei »).",
    titles_of="Quels titres ont {generals} ?",
    top_tiles_of="Les tuiles visibles ({provinces}) ?",
    top_tile_of="La tuile visible {of_province} ?",
    out_of="à partir de {cards}",
    out_of_nothing="sans carte",
    which_lot=ByPerson("Quel lot proposez-vous, {cards} ?", "Quel lot propose {who}, {cards} ?"),
    is_it_taken=ByPerson("Le prenez-vous (oui, non) ?", "{who} le prend-il (oui, non) ?"),
    which_two_lots=ByPerson(
        "Quels deux lots formez-vous, {cards} ?", "Quels deux lots forme {who}, {cards} ?"
    ),
    which_of_two=ByPerson("Lequel des deux choisissez-vous ?", "Lequel des deux {who} choisit-il ?"),
    tile_won="La tuile gagnée {in_province} ?",
    tile_won_and_next="Le bonus de la tuile gagnée {in_province}, et la troupe de la suivante ?",
    next_tile="La tuile suivante {in_province} : quelle troupe ?",
    turn_of=ByPerson("Que faites-vous ?", "Que fait {who} ?"),
    cards_of="Les cartes {of_general} ?",
    all_cards_of="Toutes les cartes {of_general} ? On connaît : {known}.",
    cards_and_tiles_of="Les cartes et les tuiles {of_general} ?",
    all_cards_and_tiles_of="Toutes les cartes et tuiles {of_general} ? On connaît : {known}.",
    his_tiles="Tuiles",
    unknown_cards_of=Plural(
        "La carte inconnue {of_general} ?", "Les {count} cartes inconnues {of_general} ?"
    ),
    to_act=ByPerson("à vous de jouer", "à {who} de jouer"),
    resumed=Plural(
        "La partie reprend après {count} ligne ; « historique » montre ce qui s'est passé.",
        "La partie reprend après {count} lignes ; « historique » montre ce qui s'est passé.",
    ),
    round_number="Tour {number}",
    turned_up="les {troops} cartes Troupe et les {koku} cartes Koku à partager ?",
    or_is_it_over="(« terminée » si la pioche Koku est vide)",
    is_over="La pioche Koku était vide.",
    chances_to_win=Plural(
        "Chances de victoire, d'après {count} partie simulée : {each}.",
        "Chances de victoire, d'après {count} parties simulées : {each}.",
    ),
    asks_for="{koku} ou {troops}",
    reads_again="La ligne {number} redevient : {happened}",
    is_changed="La ligne {number} est modifiée.",
    change_of_line="la modification de la ligne {number}. {happened}",
    would_undo="« annuler » effacerait : {happened}",
    then_has="{name}, {title} l'an prochain",
    counts_favour=Plural("{count} marqué", "{count} marqués"),
    counts_koku="{koku} en kokus",
    counts_majorities="{favour} pour {the_provinces}",
    wins=ByPerson("Vous gagnez.", "{who} gagne."),
    wins_by_title=ByPerson("Vous gagnez, par l'ordre des titres.", "{who} gagne, par l'ordre des titres."),
    hint_of_province="Indice : {province}.",
    saved_position="La position est dans {name}.",
    has_title="{general} est {title}",
    goes_on="La partie continue : à {me} ({title}) de jouer.",
    goes_on_in_even_year="La partie continue : à {me} de décider, en année paire.",
    odd_year_begins="L'année impaire commence, dans l'ordre : {order}.",
    tile_is="La tuile est {a_bonus}.",
    tile_is_and_next="La tuile est {a_bonus} ; dessous, {a_troop}.",
    a_card_of="une carte {card}",
    draws=ByPerson("Vous piochez {card}.", "{who} pioche {card}."),
    ends_turn=ByPerson("Vous finissez votre tour.", "{who} finit son tour."),
    ends_without_gold=ByPerson(
        "Vous finissez votre tour sans retourner de kamon.",
        "{who} finit son tour sans retourner de kamon.",
    ),
    ends_with_gold=ByPerson(
        "Vous retournez le kamon {of_province}, position {at}, sur sa face dorée et finissez votre tour.",
        "{who} retourne le kamon {of_province}, position {at}, sur sa face dorée et finit son tour.",
    ),
    conquers=ByPerson("Vous prenez {place}, {how} : {paid}.", "{who} prend {place}, {how} : {paid}."),
    scored="{favour}.",
    scored_in_all="{favour}, {total} en tout.",
    offers=ByPerson("Vous proposez {lot}.", "{who} propose {lot}."),
    accepts=ByPerson("Vous le prenez.", "{who} le prend."),
    refuses=ByPerson("Vous le refusez", "{who} le refuse"),
    keeps=ByPerson("vous le gardez", "{who} le garde"),
    takes_lot=ByPerson("Vous prenez {lot}", "{who} prend {lot}"),
    gets_lot=ByPerson("vous recevez {lot}", "{who} reçoit {lot}"),
    splits=ByPerson(
        "Vous formez deux lots : {first} ; {second}.", "{who} forme deux lots : {first} ; {second}."
    ),
    turn_is_over=ByPerson("Votre tour est fini.", "Le tour {of_who} est fini."),
)
NOTICES = Notices(
    welcome="Nouvelle partie. Dites « aide » à tout moment ; Tab montre ce qu'on peut dire.",
    out_of_date="Le conseil ci-dessus n'est plus valable.",
    hidden=TEXTS.hidden,
    shown="Votre main et le conseil sont de nouveau visibles.",
    hints_on="Indices : une ligne vide montre le suivant, et enfin le coup.",
    hints_off="Le conseil s'affiche tout de suite.",
    advice_waits="Le conseil attend que vous disiez « montrer ».",
    confirm="Une ligne vide joue le conseil ; « pourquoi » dit pourquoi.",
    nothing_to_confirm="Pas de conseil à jouer pour l'instant.",
    draw_by_hand="Utilisez d'abord votre tuile Pioche, par exemple « pioche samourai » ; deux lignes vides "
    "jouent sans elle.",
    speaks="Désormais en français.",
    do_it="Le faire (oui, non) ?",
    left_as_it_is="Rien n'a changé.",
    stopped="Interrompu. Une ligne vide relance la recherche.",
    not_taken="Rien n'a été noté.",
    goodbye="Tout est enregistré.",
)
