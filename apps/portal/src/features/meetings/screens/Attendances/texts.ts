import { formatCount } from '@mijn/domain/formats';

export const texts = {
  title: 'Wie komt er?',
  back: 'Vergadering',
  failed: 'De aanmeldingen zijn niet geladen',
  count: (total: number) => formatCount(total, 'lid', 'leden'),
  columns: { name: 'Naam', choice: 'Keuze', guests: 'Gasten', remark: 'Opmerking' },
  empty: {
    title: 'Nog niemand gaf iets door',
    text: 'Zodra leden doorgeven of ze komen, ziet u dat hier.',
  },
  nothingFound: {
    title: 'Niemand met deze keuze',
    text: 'Geen lid gaf dit door voor deze vergadering.',
    clear: 'Toon iedereen',
  },
} as const;
