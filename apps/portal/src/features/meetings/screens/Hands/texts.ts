import { formatCount, formatNumber } from '@mijn/domain/formats';

export const texts = {
  title: 'Handopsteken invoeren',
  titleSecret: 'Wie stemde nog niet?',
  failed: 'De appartementen zijn niet geladen',
  hint: 'Elke keuze is meteen opgeslagen. Druk nog eens op dezelfde knop om haar weg te halen.',
  secret: 'Deze stemming is geheim. Handopsteken kan niet: dan zou iedereen zien wat iemand stemt.',
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
  voted: 'Stemde zelf',
  votedSecret: 'Stemde',
  early: 'Stemde vooraf',
  nobody: 'Niet aanwezig',
  notYet: 'Nog niet',
  nowVoted: 'Heeft nu een stem, of is vertrokken',
  choices: { for: 'Voor', against: 'Tegen', abstain: 'Onthouding' },
  done: (name: string, choice: string) => `${name}: ${choice.toLowerCase()}.`,
  removed: (name: string) => `${name}: weggehaald.`,
  others: {
    title: 'Alle overige',
    label: 'Wat stemmen alle overige appartementen?',
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
      'Alle aanwezige appartementen zonder stem krijgen deze stem. Wat u al invoerde, blijft staan. Wie zelf op de telefoon stemt, gaat voor, ook later nog.',
    confirm: 'Opslaan',
    done: (choice: string) => `Ingevoerd: alle overige ${choice}.`,
  },
  empty: {
    title: 'Er is nog niemand aanwezig',
    text: 'Noteer eerst aan de deur wie er is.',
  },
  nothingFound: {
    title: 'Geen appartement gevonden',
    text: 'Geen appartement past bij wat u zoekt.',
    clear: 'Toon alle appartementen',
  },
} as const;
