"""What is wrong with a position, in French: what was found, and what is allowed."""

from advisor.words.impossible import ImpossiblePhrases
from advisor.words.phrases import Found, Plural
from advisor.words.problems import Causes, Kinds, Lists, ProblemPhrases

PROBLEMS = ProblemPhrases(
    too_large=Found("trop gros", "au plus {most} octets ; une position en prend environ 1 000"),
    too_deep=Found("imbrication trop profonde", "au plus {most} niveaux ; une position en demande 4"),
    nothing_written=Found("vide", "un objet JSON avec players, me, titles, hand et board"),
    not_utf8=Found("pas de texte UTF-8 à l'octet {at_byte}", "enregistrez le fichier en UTF-8"),
    not_json="JSON invalide à la ligne {line}, colonne {column}",
    causes=Causes(
        not_closed="il manque un crochet, une accolade ou un guillemet fermant",
        last_comma="pas de virgule avant un crochet ou une accolade fermants",
        other_quotes='les noms sont entre guillemets droits : "kanto"',
        comma_or_colon="une virgule sépare deux éléments, un deux-points suit une clé",
        comment="JSON n'a pas de commentaires",
        unknown="cherchez un crochet, une virgule ou un guillemet manquant là ou juste avant",
    ),
    cannot_be_opened="impossible à ouvrir",
    no_standard_input="il n'y a pas d'entrée standard",
    key_twice=Found("donné plus d'une fois", "chaque clé une seule fois"),
    not_an_object=Found("{value} n'est pas un objet", "{{...}} avec {known}"),
    not_a_list="{value} n'est pas une liste",
    lists=Lists(
        players="[...] de 2 à 4 généraux",
        cards="[...] de cartes",
        tiles="[...] de tuiles Bonus",
        kamons="[...] de généraux",
        titles="[...] de titres",
        generals="[...] des généraux qui ont refusé",
        lots="[...] de deux lots",
    ),
    unknown_field="champ inconnu",
    more_unknown_fields=Plural("{count} autre champ inconnu", "{count} autres champs inconnus"),
    missing="absent",
    required="ce champ est obligatoire",
    own_title="votre propre titre : {titles}",
    everybodys_title="en année paire, le titre de chacun au tour précédent : {titles}",
    top_tile="la troupe de la tuile visible : {troops}",
    named_before=Kinds(
        troop="troupe déjà nommée dans {path}",
        bonus="bonus déjà nommé dans {path}",
        title="titre déjà nommé dans {path}",
        general="général déjà nommé dans {path}",
        province="province déjà nommée dans {path}",
        card="carte déjà nommée dans {path}",
    ),
    only_once="une seule fois",
    entries=Plural("{count} élément", "{count} éléments"),
    at_most="au plus {most}",
    is_no=Kinds(
        troop="{value} n'est pas une troupe",
        bonus="{value} n'est pas un bonus",
        title="{value} n'est pas un titre",
        general="{value} n'est pas un général",
        province="{value} n'est pas une province",
        card="{value} n'est pas une carte",
    ),
    or_both_faces="{names}, ou les deux faces : sohei/+1",
    not_a_troop_card=Found(
        "{value} n'est pas une carte Troupe", "{troops}, une double comme bushi+sohei ; 3x devant pour trois"
    ),
    not_a_card=Found(
        "{value} n'est pas une carte",
        "{troops}, une double comme bushi+sohei, koku 1, koku 2, koku 3 ; 3x devant pour trois",
    ),
    too_many_of_a_card=Plural("{value} fait {count} carte", "{value} fait {count} cartes"),
    too_many_of_a_tile=Plural("{value} fait {count} tuile", "{value} fait {count} tuiles"),
    one_to="1 à {most}",
    does_not_fit="{value} ne convient pas",
    whole_number_between="un nombre entier, de {least} à {most}",
    whole_number="un nombre entier : {least}",
    not_a_flag="{value} n'est ni true ni false",
    not_a_player="{value} n'est pas un des joueurs",
    is_you="{me}, c'est vous",
    the_others="les autres",
    the_others_are="les autres : {others}",
    plays_twice=Found("{value} joue deux fois", "chaque général une seule fois"),
    generals=Plural("{count} général", "{count} généraux"),
    two_to_four_play="on joue de 2 à 4",
    title_held_twice=Found("{value} est déjà à {holder}", "chaque titre une seule fois"),
    tile_beside_kamons=Found("une tuile avec {kamons} kamons", "il n'en reste plus dès 3 kamons"),
    gap=Found("un trou", "les kamons se suivent depuis la gauche ; les positions vides sont omises"),
    did_you_mean=" ; vouliez-vous dire « {nearest} » ?",
    more_paths=Plural("et {count} autre", "et {count} autres"),
    problems_in=Plural("{name} : {count} problème", "{name} : {count} problèmes"),
    standard_input="entrée standard",
    a_list="une liste",
    an_object="un objet",
    has_to_tell="Pour simuler la partie, la position doit aussi dire : {missing}.",
)

IMPOSSIBLES = ImpossiblePhrases(
    too_many_cards="{count} × {card}, {more} de trop",
    box_holds=Plural.same("la boîte en contient {count}"),
    koku_cards=Plural(
        "{in_deck} avec {count} carte Koku en main", "{in_deck} avec {count} cartes Koku en main"
    ),
    koku_cards_in_hands=Plural(
        "{in_deck} avec {count} carte Koku en main et {with_others} dans d'autres mains",
        "{in_deck} avec {count} cartes Koku en main et {with_others} dans d'autres mains",
    ),
    koku_cards_and_year=Plural(
        "{in_deck} avec {count} carte Koku en main et {shared} de cette année",
        "{in_deck} avec {count} cartes Koku en main et {shared} de cette année",
    ),
    koku_cards_in_hands_and_year=Plural(
        "{in_deck} avec {count} carte Koku en main, {with_others} dans d'autres mains et {shared} de cette "
        "année",
        "{in_deck} avec {count} cartes Koku en main, {with_others} dans d'autres mains et {shared} de cette "
        "année",
    ),
    fewer_than_known=Plural("{cards} avec {count} connue", "{cards} avec {count} connues"),
    at_least="au moins {known}",
    cards_in_hands=Plural(
        "{count} carte dans toutes les mains, {more} de trop",
        "{count} cartes dans toutes les mains, {more} de trop",
    ),
    cards_in_hands_and_year=Plural(
        "{count} carte dans toutes les mains et cette année, {more} de trop",
        "{count} cartes dans toutes les mains et cette année, {more} de trop",
    ),
    box_holds_beside_deck=Plural.same("la boîte en contient {count}, dont {in_deck} dans la pioche Koku"),
    impossible_koku_deck=Found(
        "{in_deck} pour une partie à {players} joueurs",
        "{a_year} sont piochées chaque année paire : {possible}",
    ),
    too_few_kamons=Plural.same("{count} en stock, il en manque {few}"),
    kamons_on_board=Plural(
        "{count} kamon sur {stock} est sur le plateau", "{count} kamons sur {stock} sont sur le plateau"
    ),
    no_kamon_on_board="aucun n'est sur le plateau",
    too_many_kamons=Found("{count} kamons pour {general}, {more} de trop", "chaque joueur en a {most}"),
    joker_of_another="seul le Hatamoto a le joker",
    joker_without_conquest=Found(
        "true sans prise de contrôle", "le joker ne sert que dans une prise de contrôle"
    ),
    none_of_yours="aucun des vôtres n'est sur le plateau",
    few_of_yours=Plural(
        "un seul des vôtres est sur le plateau", "seuls {count} des vôtres sont sur le plateau"
    ),
    too_many_tiles="{count} tuiles {troop}/{bonus}, {more} de trop",
    too_many_faces="{count} tuiles avec {faces} sur une face, {more} de trop",
    too_many_taken=Plural("{count} prise, {more} de trop", "{count} prises, {more} de trop"),
    tiles_on_gates="la boîte contient {in_the_box} tuiles, dont {gates} sur les portes",
    turn_in_an_even_year=Found("propre à un tour de jeu", "personne ne joue de tour en année paire"),
    tile_shared_twice=Found("{title} est déjà dans {path}", "chaque tuile de hiérarchie une seule fois"),
    tiles_nowhere=Found(
        "rien n'est dit de {titles}", "les quatre tuiles de hiérarchie sont en lots ou à partager"
    ),
    lots=Plural("{count} lot", "{count} lots"),
    two_lots="les deux derniers joueurs se partagent 2 lots",
    offered_and_split=Found("un partage en deux avec un lot proposé", "l'un ou l'autre"),
    offered_to_the_last_two=Found(
        "un lot proposé avec 2 joueurs sans lot", "les deux derniers partagent le reste"
    ),
    split_too_early=Found(
        "un partage en deux avec {without_a_lot} joueurs sans lot",
        "seuls les deux derniers partagent le reste",
    ),
    left_beside_the_split=Found(
        "des cartes hors des deux lots du partage", "aucune : les deux lots prennent tout le reste"
    ),
    everybody_has_a_lot=Found("chacun a un lot", "rien ne reste à décider dans cette année paire"),
    one_without_a_lot=Found(
        "seul {general} est sans lot", "les deux derniers reçoivent le leur en même temps"
    ),
    nothing_to_refuse=Found("des refus sans lot proposé", "le lot va dans sharing.offered"),
    not_asked=Found("on ne demande rien à {general}", "le lot est proposé, dans cet ordre, à {asked}"),
    asked_later=Found("{general} répond plus tard", "{first} répond d'abord"),
    refused_by_all=Found("tous ont refusé le lot", "il va donc à {tairo}, dans sharing.taken"),
    not_my_decision="la décision n'est pas à {me}",
    he_forms="{due} forme un lot",
    he_answers="{due} accepte ou refuse le lot",
    he_splits="{due} partage le reste",
    he_chooses="{due} choisit un lot",
)
