import { formatCount } from '@mijn/domain/formats';

export const texts = {
  title: 'Voor het bestuur',
  seenByAll: 'Alle eigenaren zien deze melding.',
  seenByFew: (provider: string) => `Alleen de melder, het bestuur en ${provider} zien deze melding.`,
  seenByYou: (provider: string) => `Alleen u, het bestuur en ${provider} zien deze melding.`,
  show: {
    label: 'Toon aan alle eigenaren',
    title: 'Deze melding aan alle eigenaren tonen?',
    text: "Alle eigenaren zien dan de melding, de foto's, het filmpje en alle reacties, ook die van vóór vandaag.",
    done: 'Alle eigenaren zien deze melding nu.',
  },
  hide: {
    label: 'Verberg voor andere eigenaren',
    title: 'Deze melding voor andere eigenaren verbergen?',
    text: 'Alleen de melder, het bestuur en de beheerder zien de melding dan nog.',
    done: 'De andere eigenaren zien deze melding niet meer.',
  },
  reject: 'Niet voor de VvE',
  rejecting: {
    title: 'Deze melding is niet voor de VvE',
    help: 'De melder krijgt deze uitleg per mail. Schrijf waar de melder wel terechtkan.',
    submit: 'Melding afwijzen',
    done: 'De melding is afgewezen. De melder krijgt uw uitleg.',
    conflict:
      'De melding is intussen overgenomen, of al afgewezen. Sluit dit venster om te zien hoe het ervoor staat.',
  },
  undoRejection: {
    label: 'Toch voor de VvE',
    title: 'Is deze melding toch voor de VvE?',
    text: 'De melding is dan weer open. De melder en de beheerder krijgen daar bericht van. De uitleg bij de afwijzing blijft staan.',
    done: 'De melding is weer open.',
  },
  join: 'Zelfde als…',
  joining: {
    title: (reference: string) => `${reference} is hetzelfde als…`,
    search: 'Zoek een open actiepunt',
    similar: 'Lijkt hierop',
    results: 'Gevonden actiepunten',
    none: 'Er is geen ander open actiepunt gevonden. Zoek op nummer of op een woord.',
    failed: 'Het zoeken lukte niet. Probeer het opnieuw.',
    found: (count: number) => formatCount(count, 'actiepunt gevonden', 'actiepunten gevonden'),
    consequence: (report: string, item: string) =>
      `De melder volgt dan ${item} en ziet wat daar staat, ook als andere eigenaren dat niet zien. ${report} verdwijnt uit de lijst. De melder en de beheerder krijgen daar bericht van.`,
    submit: 'Samenvoegen',
    cancel: 'Annuleren',
    done: (report: string, item: string) => `${report} is samengevoegd met ${item}.`,
  },
  undoJoin: {
    label: 'Losmaken',
    title: 'Deze melding losmaken?',
    text: 'De melding staat dan weer apart in de lijst. De melder en de beheerder krijgen daar bericht van.',
    done: 'De melding staat weer apart.',
  },
  reopenTitle: 'Is het niet opgelost?',
  reopenText: 'U kunt dit actiepunt tot 30 dagen na het afhandelen opnieuw openen.',
  reopen: 'Opnieuw openen',
  reopening: {
    title: 'Opnieuw openen',
    help: 'Schrijf wat er nog niet goed is.',
    submit: 'Opnieuw openen',
    done: 'Het actiepunt is weer open.',
    conflict:
      'U kunt dit actiepunt niet meer opnieuw openen. Uw tekst staat hier nog: kopieer die als u die wilt bewaren.',
  },
  field: 'Uitleg',
} as const;
