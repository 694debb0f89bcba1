import { formatCount } from '@mijn/domain/formats';

export const texts = {
  title: 'Wie komt er?',
  back: 'Vergadering',
  failed: 'De aanmeldingen zijn niet geladen',
  count: (total: number) => formatCount(total, 'lid', 'leden'),
  proxyTo: (holder: string) => `Heeft ${holder} gemachtigd`,
  columns: { name: 'Naam', choice: 'Keuze', guests: 'Gasten', remark: 'Opmerking' },
  empty: {
    title: 'Niemand heeft iets doorgegeven',
    text: 'Leden geven op de bladzijde van de vergadering door of ze komen.',
  },
  nothingFound: {
    title: 'Niemand met deze keuze',
    text: 'Geen lid heeft dit doorgegeven voor deze vergadering.',
    clear: 'Toon iedereen',
  },
} as const;
