import { formatCount } from '@mijn/domain/formats';

export const texts = {
  title: 'Onlangs verwijderde berichten',
  back: 'Prikbord',
  failed: 'De verwijderde berichten zijn niet geladen',
  count: (total: number) => formatCount(total, 'bericht', 'berichten'),
  writtenBy: (author: string) => `Van ${author}`,
  attachments: (count: number) => formatCount(count, 'bijlage', 'bijlagen'),
  owner: {
    sub: 'Berichten die u zelf hebt verwijderd. U kunt ze 30 dagen lang terugzetten.',
    empty: {
      title: 'Niets verwijderd',
      text: 'Hier staan de berichten die u de afgelopen 30 dagen hebt verwijderd. Wat het bestuur verwijdert, kan alleen het bestuur terugzetten.',
    },
  },
  board: {
    sub: 'Berichten die u of een ander bestuurslid heeft verwijderd. U kunt ze 30 dagen lang terugzetten.',
    empty: {
      title: 'Niets verwijderd',
      text: 'Hier staan de berichten die u of een ander bestuurslid de afgelopen 30 dagen heeft verwijderd. Wat een eigenaar zelf verwijdert, kan alleen die eigenaar terugzetten.',
    },
  },
} as const;
