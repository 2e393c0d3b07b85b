"""The language of the table on one page, in French."""

from advisor.words.guide_page import Guide, Sections, Usages, part

SECTIONS = Sections(
    set_up=part(
        "Début",
        ("ii sakai honda", "les joueurs ; puis dites qui vous êtes"),
        ("daimyo sensei shomyo", "leurs titres, dans cet ordre"),
        (
            "samourai bushi+sohei",
            "vos deux cartes ; puis les tuiles visibles, de Chūgoku à Kantō, une ou toutes",
        ),
        ("rejoindre", "ou bien : décrire une partie en cours ; on vous demande ce qui manque"),
    ),
    joining=part(
        "Rejoindre",
        ("joueurs ii sakai", "qui joue ; puis « moi ii », « titres ii sensei »"),
        ("main samourai 2", "vos cartes ; « tuiles +1 » : vos tuiles"),
        ("kanto ii sakai* bushi", "kamons depuis la gauche, * doré ; la tuile visible"),
        ("sakai bushi +1, 4 cartes", "ce qu'on sait d'un autre"),
        ("points ii 12 sakai 9", "les points ; « koku 8 » : cartes de la pioche Koku"),
        ("commencer", "quand tout est dit, à votre tour"),
    ),
    even_year=part(
        "Année paire",
        ("2x samourai bushi 1 2", "les cartes à partager ; 1, 2, 3 : kokus"),
        ("sensei sohei 2x1", "un lot : sa tuile et ses cartes"),
        ("oui / non", "le joueur interrogé le prend, ou pas"),
        ("sakai oui / personne", "le premier à le prendre, ou personne"),
        ("daimyo 3 / shomyo", "deux derniers lots ; le reste au second"),
        ("shomyo", "le lot choisi"),
    ),
    odd_year=part(
        "Année impaire",
        ("kanto koku 4x1 2", "une province prise et ce qu'on défausse"),
        ("kanto 3 sa bu+so joker", "en troupes, Hatamoto ; aussi +1, échange"),
        ("tuile +1 puis sohei", "la tuile gagnée, et celle découverte"),
        ("pioche / pioche samourai", "tuile Pioche (vous : dites la carte)"),
        ("passe", "fin du tour (ou nommez le suivant)"),
        ("or kanto 2", "le Sensei finit en retournant un kamon"),
    ),
    end=part(
        "Fin",
        ("sakai samourai 2", "ce que les autres ont encore, pour le décompte"),
    ),
    amends=part(
        "Erreurs",
        ("forcer kanto 1", "un coup joué contre les règles"),
        ("corriger ii 20", "les vrais points d'un joueur"),
    ),
)
USAGES = Usages(
    undo=("annuler 2", "annule les deux dernières lignes"),
    redo=("refaire", "rétablit ce qui a été annulé"),
    edit=("modifier 9", "reprend la ligne 9 pour la modifier ; s'annule aussi"),
    board=("plateau", "les provinces : kamons, tuiles, prochain prix et troupes"),
    hand=("main", "vos cartes et vos tuiles"),
    players=("joueurs", "ce qu'on sait de chaque joueur"),
    afford=("payer kanto chubu", "peut-on payer une province, ou deux, et comment"),
    odds=("probabilités", "ce qui peut encore venir"),
    score=("points", "où en est la partie"),
    chances=("chances", "les chances de victoire de chacun"),
    history=("historique", "ce qui s'est passé"),
    explain=("expliquer", "tout sur le conseil"),
    why=("pourquoi kanto", "pourquoi pas celle-là ; en année paire, un lot ou une réponse"),
    position=("position FICHIER", "écrit la position pour d'autres programmes"),
    hints=("indices", "le conseil pas à pas, ou de nouveau en entier"),
    hide=("cacher", "cache votre main et le conseil"),
    show=("montrer", "les affiche de nouveau"),
    language=("langue de", "continue en allemand (de), italien (it), anglais (en) ou français (fr)"),
    help=("aide tout", "cette page ; « aide » seul dit ce qu'on peut dire maintenant"),
    quit=("quitter", "ou Ctrl-D ; la partie est toujours enregistrée"),
)
GUIDE = Guide(
    introduction="Dites ce qui se passe, au fur et à mesure ; les noms peuvent s'abréger, dans les quatre "
    "langues, avec ou sans accents. Tab propose ce qui est possible, une ligne vide montre ou joue le "
    "conseil, et chaque ligne reçoit une réponse en toutes lettres.",
    sections=SECTIONS,
    usages=USAGES,
    commands="À tout moment : {typed}. « aide tout » dit à quoi sert chaque mot.",
    unbroken=r" (?=[:;?!»])|(?<=«) ",
)
