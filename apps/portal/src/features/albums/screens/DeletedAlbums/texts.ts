import { formatCount } from '@mijn/domain/formats';

export const texts = {
  title: 'Onlangs verwijderde albums',
  back: "Foto's",
  failed: 'De verwijderde albums zijn niet geladen',
  count: (total: number) => formatCount(total, 'album', 'albums'),
  madeBy: (author: string) => `Van ${author}`,
  owner: {
    sub: "Albums die u zelf hebt verwijderd. U kunt ze 30 dagen lang terugzetten, met alle foto's.",
    empty: {
      title: 'Niets verwijderd',
      text: 'Hier staan de albums die u de afgelopen 30 dagen hebt verwijderd. Wat het bestuur verwijdert, kan alleen het bestuur terugzetten.',
    },
  },
  board: {
    sub: "Albums die u of een ander bestuurslid heeft verwijderd. U kunt ze 30 dagen lang terugzetten, met alle foto's.",
    empty: {
      title: 'Niets verwijderd',
      text: 'Hier staan de albums die u of een ander bestuurslid de afgelopen 30 dagen heeft verwijderd. Wat een eigenaar zelf verwijdert, kan alleen die eigenaar terugzetten.',
    },
  },
} as const;
