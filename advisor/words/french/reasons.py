"""Why a line at the table is not taken, in French."""

from advisor.words.french.labels import SAME_PROVINCE_TWICE
from advisor.words.phrases import Plural
from advisor.words.reasons import Expectations, Needs, NotYets, ReasonPhrases

REASONS = ReasonPhrases(
    wanted=Expectations(
        player="un des joueurs",
        general="un général",
        title="un titre",
        troop="une troupe",
        bonus="un bonus",
        bonus_of_the_tile="le bonus de la tuile",
        province="une province",
        turn="une province, « passe », « pioche » ou « or »",
        one_of_two_lots="un des deux lots",
        hierarchy_tile="une des tuiles de hiérarchie restantes",
        general_or_troop="un général ou la troupe de la tuile visible",
        troop_of="la troupe {of_province}",
    ),
    is_not=Expectations(
        player="« {word} » n'est pas un des joueurs",
        general="« {word} » n'est pas un général, ou est déjà nommé",
        title="« {word} » n'est pas un titre, ou est déjà donné",
        troop="« {word} » n'est pas une troupe",
        bonus="« {word} » n'est pas un bonus",
        bonus_of_the_tile="« {word} » n'est pas le bonus de la tuile",
        province="« {word} » n'est pas une province",
        turn="« {word} » n'est ni une province, ni « passe », ni « pioche », ni « or »",
        one_of_two_lots="« {word} » n'est pas un des deux lots",
        hierarchy_tile="« {word} » n'est pas une des tuiles de hiérarchie restantes",
        general_or_troop="« {word} » n'est ni un général ni la troupe de la tuile visible",
        troop_of="« {word} » n'est pas la troupe {of_province}",
    ),
    needs=Needs(
        players="On joue de 2 à 4 : nommez les généraux, par exemple « ii sakai honda ».",
        each_players_title="Chaque joueur a un titre.",
        first_hand="La première main a deux cartes Troupe, par exemple « samourai bushi+sohei ».",
        card_drawn="Quelle carte avez-vous piochée ? Dites « pioche samourai ».",
        province="Quelle province ? {provinces}",
        two_provinces=SAME_PROVINCE_TWICE,
    ),
    not_yet=NotYets(
        advice="Il n'y a pas de conseil pour l'instant.",
        score="Il n'y a pas encore de points.",
        position="La position s'enregistre quand c'est à vous de jouer ou de décider.",
        game="La partie n'a pas commencé.",
        chances="Les chances se calculent une fois que tout ce qui est sur la table est nommé, et tant que "
        "la partie dure.",
        thought="Le meilleur coup est encore à l'étude ; il s'affichera tout seul.",
    ),
    ends_too_early="La ligne est incomplète ; « aide tout » montre la forme attendue.",
    not_understood="« {word} » n'est pas compris ici",
    could_be="« {word} » peut être {names} ; tapez-en un peu plus.",
    no_number="« {word} » n'est pas un nombre.",
    no_position="« {word} » n'est pas une position (1, 2, 3, 4).",
    too_many_cards_named="La boîte ne contient pas autant de cartes.",
    not_a_field="« {word} » n'est pas compris ici ; dites une province, un adversaire, {fields} ou {last}.",
    in_neither_lot="{cards} : dans aucun lot. Dites « reste » pour le lot qui prend le reste.",
    so_many_tiles=Plural(
        "Plus de troupes que de provinces : il reste {count} tuile visible à nommer.",
        "Plus de troupes que de provinces : il reste {count} tuiles visibles à nommer.",
    ),
    is_advised="C'est justement le conseil.",
    wrong_share="On pioche {troops} cartes Troupe et {koku} cartes Koku, pas {troops_named} et {koku_named}.",
    answer_wanted="{general} prend-il le lot ? Dites oui ou non.",
    turn_of_another="C'est à {general} de jouer.",
    tool="{count} × {tool}",
    enough_tiles=Plural(
        "Il y a des tuiles en trop : {tools} suffit.", "Il y a des tuiles en trop : {tools} suffisent."
    ),
    no_tile_is_enough="Il y a des tuiles en trop : aucune n'est utile ici.",
    too_little_to_foresee="Pour simuler la partie, il faudrait savoir : {missing}.",
    too_few_owned="{general} n'a pas autant de tuiles {bonus}.",
    all_is_told="La partie est finie ; « points » montre le décompte final, « annuler » revient en arrière.",
    something_else_first="Il faut d'abord dire autre chose.",
    has_begun="La partie a déjà commencé.",
    hand_is_known="Les cartes {of_general} sont déjà connues.",
    hidden_cards=Plural(
        "{general} a {count} carte que personne n'a vue.", "{general} a {count} cartes que personne n'a vues."
    ),
    cannot_have_happened="Cela n'a pas pu se produire ; dites « montrer » pour savoir pourquoi.",
    tile_first="D'abord la tuile gagnée {in_province} : son bonus, par exemple « +1 ».",
    next_tile_first="D'abord la tuile découverte {in_province} : sa troupe, par exemple « sohei ».",
    own_play_is_hidden="Pour dire ce que vous jouez, montrez d'abord votre main : dites « montrer ».",
    line_reads="La ligne {number} dit : {line}\nDites « modifier {number} », puis ce qu'elle doit dire.",
    edit_how="Dites quelle ligne (1 à {lines}) et ce qu'elle doit dire : « modifier 3 kanto koku 3 3 ».",
    nothing_to_redo="Il n'y a rien à refaire.",
    nothing_to_undo="Il n'y a rien à annuler.",
    how_many_to_redo="« {word} » n'est pas un nombre de lignes à refaire (1 à {most}).",
    how_many_to_undo="« {word} » n'est pas un nombre de lignes à annuler (1 à {most}).",
    no_position_file="{path} existe déjà et n'est pas une position ; donnez un autre nom.",
    would_replace="{path} contient une autre position. Dites « oui », ou {confirmation}, pour la remplacer.",
    cannot_write_file="Impossible d'écrire {path} : {why}.",
    no_text="Ce n'est pas du texte UTF-8 ; enregistrez le fichier en UTF-8.",
    no_input="Il n'y a pas d'entrée standard à lire.",
    game_is_there="{path} contient déjà une partie ; une position en commence une nouvelle, dans un autre "
    "fichier.",
    still_to_be_said="Il manque encore",
    no_koku_card="Il n'y a pas de carte de {word} kokus ; dites les cartes défaussées, par exemple « 2 2 ».",
    pays_nothing="« {word} » n'est ni une carte, ni une tuile, ni le Hatamoto",
    last_in_line="La dernière est à la ligne {number}",
    cannot_replay="La ligne {number} de la partie ne se rejoue pas : {line} ; {why}",
    in_line="ligne {number}",
    no_such_language="Langue inconnue : « {asked} ». Choisissez en, fr, it ou de.",
    would_drop=Plural(
        "Une ligne ne serait plus valable et serait omise :{dropped}\nDites « oui », ou {confirmation}, "
        "pour le faire.",
        "Des lignes ne seraient plus valables et seraient omises :{dropped}\nDites « oui », ou "
        "{confirmation}, pour le faire.",
    ),
    more_lines=Plural("et {count} autre", "et {count} autres"),
)
