import { formatCount } from '@mijn/domain/formats';

export const texts = {
  title: 'Wie heeft de oproep gekregen?',
  back: 'Vergadering',
  failed: 'De verzending is niet geladen',
  count: (total: number) => formatCount(total, 'ontvanger', 'ontvangers'),
  csv: 'Downloaden als CSV',
  unchanged: 'De lijst klopt',
  unchangedText:
    'Elke regel heeft een controlegetal dat ook over de regel ervoor gaat. Er is sinds de verzending niets gewijzigd, tussengevoegd of weggehaald.',
  changed: 'De lijst of de oproep is gewijzigd',
  changedText:
    'De controlegetallen kloppen niet meer. Iets is na de verzending gewijzigd, tussengevoegd of weggehaald. Vraag de beheerder om de reservekopie.',
  columns: {
    name: 'Naam',
    deliveredAt: 'Aangeboden op',
    state: 'Status',
    hash: 'Controlegetal',
  },
  empty: {
    title: 'Nog niemand heeft de oproep gekregen',
    text: 'De mails worden nu geschreven. Kijk over een minuut opnieuw.',
  },
} as const;
