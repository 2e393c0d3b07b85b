"""What each field of a position means, in French."""

MEANINGS = {
    "position": "Ce que voit un joueur à son tour d'une année impaire, ou à sa décision d'une année paire. "
    "Les noms sont donnés dans leur forme de référence ; majuscules, accents et mots français, italiens et "
    "allemands se lisent aussi.",
    "format": "version de ce format : 1",
    "players": "les 2 à 4 généraux",
    "me": "celui dont c'est le tour ou la décision",
    "titles": 'au moins le mien : `{"ii": "shomyo"}` ; en année paire, ceux de tous au tour précédent',
    "hand": "mes cartes : `samurai`, `bushi+sohei`, `koku 2` ; `4x koku 1` pour quatre",
    "tiles": "mes tuiles Bonus : `exchange`, `+1`, `draw` ; `sohei/+1` si je connais la troupe au dos",
    "board": "une ligne par province qui compte pour moi ; les autres peuvent manquer",
    "kamons": "les kamons de la province de gauche à droite, `ii*` face dorée ; omis s'il n'y en a pas",
    "tile": "la troupe de la tuile visible, tant qu'il y a moins de 3 kamons ; `sohei/+1` si son bonus est "
    "connu",
    "kamons_left": 'kamons en stock, `{"ii": 5}` ; à défaut, le stock complet moins ceux du plateau',
    "favour": 'points de faveur jusqu\'ici, `{"ii": 12}`',
    "used_tiles": "tuiles défaussées ou devant les adversaires",
    "seen_troops": "cartes Troupe qui ne sont, on le sait, ni dans la pioche ni dans ma main",
    "others": "ce qu'on sait des autres, que les deux champs précédents le disent ou non : "
    '`{"sakai": {"known": ["bushi", "2x koku 1"], "cards": 4, "tiles": ["+1"]}}`',
    "others.known": "cartes qu'on l'a vu prendre et qu'il n'a pas encore jouées",
    "others.cards": "combien de cartes il a en main, celles-là comprises",
    "others.tiles": "les tuiles Bonus devant lui",
    "koku_deck": "cartes restant dans la pioche Koku",
    "sharing": "une année paire où la décision est à moi ; `hand` et `others` sont alors sans les lots de "
    "cette année",
    "sharing.cards": "cartes encore à partager, sans le lot proposé",
    "sharing.tiles": 'tuiles de hiérarchie encore à partager, `["daimyo"]` ; à défaut, celles qui ne sont '
    "dans aucun lot",
    "sharing.taken": 'lots pris cette année, `{"sakai": {"title": "sensei", "cards": ["bushi"]}}`',
    "sharing.offered": "le lot proposé, s'il y en a un",
    "sharing.refused": 'qui l\'a refusé, `["honda"]`',
    "sharing.split": "les deux lots, quand les deux derniers joueurs se partagent le reste",
    "hatamoto_used": "au milieu d'un tour : `true` dès que le joker a servi",
    "conquests_made": "au milieu d'un tour : les kamons déjà posés",
}
