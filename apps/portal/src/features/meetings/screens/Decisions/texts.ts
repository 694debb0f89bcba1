import { formatCount } from '@mijn/domain/formats';

export const texts = {
  back: 'Vergaderingen',
  search: 'Zoek in de besluiten',
  year: 'Jaar',
  outcome: 'Uitslag',
  inForce: 'Nu geldig',
  yes: 'Ja',
  no: 'Nee',
  pdf: 'Downloaden als PDF',
  pdfShort: 'PDF',
  csv: 'Downloaden als CSV',
  csvShort: 'CSV',
  count: (count: number) => formatCount(count, 'besluit', 'besluiten'),
  columns: { title: 'Besluit', decided_on: 'Datum', outcome: 'Uitslag', votes: 'Stemmen' },
  number: 'Nummer',
  nothingFound: {
    title: 'Niets gevonden',
    text: 'Er is geen besluit dat past bij wat u zoekt. Probeer een ander woord, of haal filters weg.',
    clear: 'Alle filters weghalen',
  },
  empty: {
    title: 'Nog geen besluiten',
    text: 'Hier komen de besluiten van uw vereniging: wat er is besloten, met welke stemmen, en of het nu nog geldt.',
  },
} as const;
