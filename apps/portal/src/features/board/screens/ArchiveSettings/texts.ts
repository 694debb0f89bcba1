import { formatCount } from '@mijn/domain/formats';

export const texts = {
  title: 'Zichtbaarheid archiefgroepen',
  intro: 'Staat een groep uit, dan ziet alleen het bestuur die groep en de documenten erin.',
  list: 'Archiefgroepen',
  failed: 'De archiefgroepen zijn niet geladen',
  documents: (count: number) => formatCount(count, 'document', 'documenten'),
  empty: {
    title: 'Nog geen archiefgroepen',
    text: 'Hier komen de groepen van het archief. Uw beheerder maakt ze aan.',
  },
} as const;
