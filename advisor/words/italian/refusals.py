"""Why the rules forbid a play, in Italian."""

from typing import assert_never

from advisor.words.interface import NameWords
from advisor.words.italian.names import counted, in_the, listed, named, of_the, one, the
from engine import refusals as facts
from engine.components import Card, Pay, SharingStep
from engine.errors import Rule
from engine.refusals import Absence, Refusal


def rule(rule: Rule) -> str:
    """A rule in one sentence."""
    match rule:
        case Rule.NOT_NOW:
            return "Ogni decisione ha il suo momento."
        case Rule.GAME_OVER:
            return "Dopo il conteggio finale non si decide più niente."
        case Rule.LOT_FROM_THE_SHARE:
            return "Un lotto contiene solo carte ancora da dividere."
        case Rule.LOT_HIERARCHY_TILE:
            return "Un lotto contiene una sola tessera di gerarchia, ancora da dividere."
        case Rule.SPLIT_EVERYTHING:
            return "Gli ultimi due lotti contengono insieme tutte le carte rimaste."
        case Rule.SPLIT_TWO_TILES:
            return "Gli ultimi due lotti contengono due tessere di gerarchia diverse."
        case Rule.TWO_CONQUESTS:
            return "In un anno dispari un giocatore mette al massimo due kamon."
        case Rule.KAMON_NEEDED:
            return "Chi prende una provincia ci mette un kamon della propria dotazione."
        case Rule.PROVINCE_DESCRIBED:
            return "Si può prendere solo una provincia descritta nella posizione."
        case Rule.PROVINCE_FULL:
            return "Una provincia ha quattro posizioni."
        case Rule.CARD_IN_HAND:
            return "Si paga solo con carte che si hanno in mano."
        case Rule.TILE_IN_FRONT:
            return "Si usano solo le tessere bonus che si possiedono, ciascuna una volta."
        case Rule.HATAMOTO_TITLE:
            return "Solo l'Hatamoto può usare il jolly."
        case Rule.HATAMOTO_ONCE:
            return "Il jolly dell'Hatamoto si usa una volta per turno."
        case Rule.EXCHANGE_SOMETHING:
            return "Scambio cambia una truppa o un koku del pagamento in una truppa, o una truppa in un koku."
        case Rule.PLUS_ONE_SAME:
            return "+1 si aggiunge a una truppa o a un koku che in quel momento è nel pagamento."
        case Rule.NO_MIXTURE:
            return "Una provincia si paga con truppe o in koku, mai con entrambi."
        case Rule.TROOPS_NEEDED:
            return "Un pagamento in truppe contiene quelle della provincia e quella sulla tessera visibile."
        case Rule.KOKU_NEEDED:
            return "Un pagamento in koku raggiunge il numero della posizione."
        case Rule.TILE_REVEALED:
            return "Chi prende la tessera visibile ne mostra il bonus e scopre la successiva, se c'è."
        case Rule.DRAW_TILE:
            return "Per pescare una carta truppa serve una tessera Pesca."
        case Rule.DRAW_FROM_SOMETHING:
            return "Pesca richiede una carta nel mazzo o tra gli scarti."
        case Rule.SENSEI_TURNS_GOLDEN:
            return "Solo il Sensei gira un kamon dal lato dorato."
        case Rule.OWN_SIMPLE_KAMON:
            return "Il Sensei gira un proprio kamon semplice che sta sul tabellone."


def detail(refusal: Refusal, names: NameWords) -> str:
    """What is wrong with a play."""
    match refusal:
        case facts.GameIsOver():
            return "La partita è finita."
        case facts.SharingIsOver(None):
            return "La divisione è finita."
        case facts.SharingIsOver(general):
            return f"La divisione è finita; è il turno di {general.label}." if general else ""
        case facts.SharingIsDue(general, SharingStep.ANSWER):
            return f"Prima {general.label} accetta o rifiuta il lotto."
        case facts.SharingIsDue(general, SharingStep.CHOOSE):
            return f"Prima {general.label} sceglie uno di due lotti."
        case facts.SharingIsDue(general, SharingStep.SPLIT):
            return f"Prima {general.label} divide in due lotti ciò che resta."
        case facts.SharingIsDue(general):
            return f"Prima {general.label} forma un lotto."
        case facts.NotHisTurn(general):
            return f"Non è il turno di {general.label} in un anno dispari."
        case facts.HasNoTurn():
            return "Questa è una posizione dell'anno pari: il comando giusto è «advisor share»."
        case facts.HierarchyTileGone(title):
            return f"La tessera di gerarchia {of_the(title)} non è disponibile."
        case facts.TooFewToShare(card, 0):
            return f"Non c'è nessuna {_card(card)} da dividere."
        case facts.TooFewToShare(card, left):
            return f"{_only(left, card)} da dividere."
        case facts.SameTileTwice(title):
            return f"Entrambi i lotti contengono la tessera di gerarchia {of_the(title)}."
        case facts.LeftOutOfBothLots(card):
            return f"La {_card(card)} non è in nessuno dei due lotti."
        case facts.TwoKamonsPlaced(general):
            return f"{general.label} ha già messo due kamon in questo turno."
        case facts.OneKamonOnly(general):
            return f"{general.label} può mettere ancora un solo kamon."
        case facts.OneKamonLeft(general):
            return f"A {general.label} resta un solo kamon."
        case facts.NoKamonLeft(general):
            return f"A {general.label} non resta nessun kamon."
        case facts.NotDescribed((province,)):
            return f"{_first(the(province))} non è descritto."
        case facts.NotDescribed(provinces):
            return f"{', '.join(province.label for province in provinces)}: non descritte."
        case facts.ProvinceIsFull(province):
            return f"{_first(the(province))} è pieno."
        case facts.TooFewInHand(card, 0):
            return f"In mano non c'è nessuna {_card(card)}."
        case facts.TooFewInHand(card, held):
            return f"{_only(held, card)} in mano."
        case facts.TooFewTiles(bonus, used, owned):
            have = "ce n'è 1" if owned == 1 else f"ce ne sono {owned}"
            return f"La tessera {named(bonus)} è usata {counted(used, 'volta', 'volte')}, ma {have}."
        case facts.NoJoker(title):
            return f"{_first(the(title))} non ha il jolly."
        case facts.NoJokerAmongMeans():
            return "L'Hatamoto non è tra i mezzi disponibili."
        case facts.JokerHasServed():
            return "In questo turno l'Hatamoto è già stato usato."
        case facts.JokerTwice():
            return "L'Hatamoto è usato due volte."
        case facts.NothingToExchange(source):
            return f"Nel pagamento non c'è ness{one(source)} da scambiare."
        case facts.ExchangedForTheSame(source):
            return f"{_first(one(source))} è scambiato con un altro uguale."
        case facts.NothingToAddTo(on):
            return f"Nel pagamento non c'è ness{one(on)} a cui aggiungerne uno."
        case facts.Mixed(card, pay):
            what = f"La {_card(card)}" if card else "L'Hatamoto"
            kind = "in koku" if pay is Pay.KOKU else "in truppe"
            return f"{what} non entra in un pagamento {kind}, salvo con uno Scambio."
        case facts.TroopsLacking(needed, lacking):
            lacks = "manca" if len(lacking) == 1 else "mancano"
            return f"Servono {names.symbols(needed)}; nel pagamento {lacks} {names.symbols(lacking)}."
        case facts.KokuLacking(price, paid):
            return f"Servono {price} koku; il pagamento ne vale {paid}."
        case facts.NoTileThere(province):
            return f"Nessuna tessera {in_the(province)}."
        case facts.BonusNotNamed(province):
            return f"Il bonus della tessera {of_the(province)} non è nominato."
        case facts.BonusIsKnown(province, bonus):
            return f"Il bonus della tessera {of_the(province)} è noto: {named(bonus)}."
        case facts.NextTileNotNamed(province):
            return f"La tessera successiva {of_the(province)} non è nominata."
        case facts.NoNextTile(province):
            return f"La tessera successiva {of_the(province)} non esiste."
        case facts.NoDrawTile(general):
            return f"{general.label} non ha tessere Pesca."
        case facts.NothingToDraw():
            return "Non ci sono più carte truppa da pescare."
        case facts.NotInTheDeck(card):
            return f"Nel mazzo non può esserci nessuna {_card(card)}."
        case facts.NotSensei(general, title):
            return f"{general.label} è {title.label}."
        case facts.NoSimpleKamonThere(general, province, position):
            where = f"Sulla posizione {position} {of_the(province)}"
            return f"{where} non c'è nessun kamon semplice di {general.label}."
        case _:
            assert_never(refusal)


def absence(absence: Absence, names: NameWords) -> str:
    """Why a card or tile cannot be where it is said to be."""
    match absence:
        case facts.NotInTheBox(card):
            return f"La scatola non ha tante carte {card.label}."
        case facts.AllCardsKnown(card):
            if card.copies == 1:
                return f"L'unica {_card(card)} è già altrove."
            return f"Tutte e {card.copies} le carte {card.label} sono già altrove."
        case facts.CannotHold(general, card, known, unknown):
            more = counted(unknown, "carta che nessuno ha visto", "carte che nessuno ha visto")
            held = [*([names.cards(known)] if known else []), *([more] if unknown else [])]
            holds = f"ha {listed(held)}" if held else "non ha carte"
            return f"{general.label} non può avere tante carte {card.label}: {holds}."
        case facts.TroopTilesInUse(troop):
            return f"La scatola ha solo sei tessere con {troop.label}."
        case facts.NoSuchTileBelow(troop):
            return f"Sotto le tessere visibili non resta nessuna tessera con {troop.label}."
        case facts.AllTilesKnown(troop, bonus):
            return f"Entrambe le tessere con {troop.label} e {named(bonus)} sono già altrove."
        case _:
            assert_never(absence)


def _card(card: Card) -> str:
    """'carta 2 koku'."""
    return f"carta {card.label}"


def _only(count: int, card: Card) -> str:
    """'Ci sono solo 2 carte Samurai'."""
    return f"C'è solo 1 carta {card.label}" if count == 1 else f"Ci sono solo {count} carte {card.label}"


def _first(text: str) -> str:
    """Text as it begins a sentence: 'Il Kantō'."""
    return text[0].upper() + text[1:]
