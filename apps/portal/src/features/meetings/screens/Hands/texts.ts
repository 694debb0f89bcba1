import { ballotTexts } from '@mijn/domain/ballot-texts';
import { formatCount, formatNumber } from '@mijn/domain/formats';

/** The number of slips that somebody can fill in for one vote. */
const SLIPS_HANDY = 6;

export const texts = {
  title: 'Handopsteken invoeren',
  titleSecret: 'Wie heeft nog niet gestemd?',
  failed: 'De appartementen zijn niet geladen',
  hint: 'Elke keuze is meteen opgeslagen. Druk nog eens op dezelfde knop om die weg te halen.',
  secret: 'Deze stemming is geheim. Handopsteken kan niet: dan zou iedereen zien wat iemand stemt.',
  paper: {
    title: 'Kan iemand niet op de telefoon stemmen?',
    text: 'Druk dan bij het appartement op “Stemt op papier” en geef de briefjes die erbij staan. Alle briefjes zijn gelijk: zo vertelt het aantal stemmen niet van wie een briefje is. Verzamel ze in een doos. Na het sluiten telt u ze en vult u de totalen in.',
    many: 'Zijn het te veel briefjes? Geef dan één briefje, met het aantal stemmen erop. Wie telt, kan dan zien van wie het is. Vraag of dat goed is.',
    one: 'Er stemt maar één appartement op papier. Wie de briefjes telt, ziet dus wat dat appartement heeft gestemd. Vraag of nog iemand op papier wil stemmen.',
    mark: 'Stemt op papier',
    slips: (slips: number, votes: number) => {
      const one = `1 briefje, voor ${formatCount(votes, 'stem', 'stemmen')}`;
      if (slips === 1) return `Geef ${one}.`;
      const equal = `Geef ${formatNumber(slips)} briefjes, elk voor ${formatCount(votes / slips, 'stem', 'stemmen')}`;
      return slips > SLIPS_HANDY ? `${equal}. Te veel? Geef ${one}.` : `${equal}.`;
    },
    done: (name: string) => `${name} stemt op papier.`,
    undone: (name: string) => `${name} stemt niet op papier.`,
    byPhone: 'Op de telefoon gestemd',
  },
  ended: (isCancelled: boolean, title: string) =>
    `De stemming over “${title}” is ${isCancelled ? 'gestopt zonder uitslag' : 'gesloten'}`,
  none: {
    title: 'Er is geen stemming open',
    text: 'Handopsteken voert u in tijdens een stemming.',
    action: 'Naar de vergadering',
  },
  search: 'Zoek op appartement of naam',
  filter: {
    label: 'Toon',
    choices: [
      { id: 'yes', label: 'Nog geen stem' },
      { id: 'no', label: 'Heeft een stem' },
      { id: 'all', label: 'Alle' },
    ],
  },
  count: (total: number) => formatCount(total, 'appartement', 'appartementen'),
  columns: { apartment: 'Appartement', people: 'Aanwezig', vote: 'Stem' },
  votes: (count: number) => formatCount(count, 'stem', 'stemmen'),
  proxy: 'met machtiging',
  gone: 'Niet meer aanwezig',
  voted: 'Zelf gestemd',
  early: 'Vooraf gestemd',
  nobody: 'Niet aanwezig',
  notYet: 'Nog niet',
  nowVoted: 'Heeft nu een stem, of is vertrokken',
  choices: {
    for: ballotTexts.for,
    against: ballotTexts.against,
    againstAll: ballotTexts.againstAll,
    abstain: 'Onthouding',
  },
  done: (name: string, words: string) => `${name}: ${words}.`,
  full: (name: string, seats: number) =>
    `${name} heeft al ${formatNumber(seats)} kandidaten. Haal er eerst één weg.`,
  leftOut: (name: string) => `${name} is niet meer aanwezig. De stem is niet opgeslagen.`,
  removed: (name: string) => `${name}: weggehaald.`,
  others: {
    title: 'Alle overige',
    label: 'Wat stemmen alle overige appartementen?',
    several: (seats: number) => `Kies hoogstens ${formatNumber(seats)} kandidaten.`,
    enter: 'Invoeren',
    text: (silent: number) =>
      silent === 1
        ? 'Nog 1 appartement is aanwezig en heeft geen stem.'
        : `Nog ${formatNumber(silent)} appartementen zijn aanwezig en hebben geen stem.`,
    none: 'Elk appartement dat aanwezig is, heeft een stem.',
    question: (silent: number, choice: string) =>
      silent === 1
        ? `Het andere appartement: ${choice}?`
        : `Alle ${formatNumber(silent)} overige: ${choice}?`,
    explanation:
      'Alle aanwezige appartementen zonder stem krijgen deze stem. Wat u al hebt ingevoerd, blijft staan. Wie zelf op de telefoon stemt, gaat voor, ook later nog.',
    confirm: 'Opslaan',
    done: (choice: string) => `Ingevoerd: alle overige ${choice}.`,
  },
  empty: {
    title: 'Er is nog niemand aanwezig',
    text: 'Noteer eerst aan de deur wie er is.',
  },
  allVoted: {
    title: 'Geen appartement zonder stem',
    text: 'Van alle appartementen die aanwezig zijn, is er een stem.',
    clear: 'Toon alle appartementen',
  },
  nothingFound: {
    title: 'Geen appartement gevonden',
    text: 'Geen appartement past bij wat u zoekt.',
    clear: 'Toon alle appartementen',
  },
} as const;
