import { formatCount } from '@mijn/domain/formats';

export const texts = {
  title: 'Actiepunten',
  reports: 'Meldingen',
  search: 'Zoek op woord of nummer',
  count: (count: number) => formatCount(count, 'actiepunt', 'actiepunten'),
  failed: 'De actiepunten zijn niet geladen',
  columns: {
    internal_reference: 'Interne referentie',
    description: 'Omschrijving',
    group: 'Groep',
    handler: 'Behandelaar',
    start_date: 'Startdatum',
    is_done: 'Afgehandeld',
  },
  mine: { label: 'Mijn', gemeld: 'Door mij gemeld', gevolgd: 'Die ik volg' },
  empty: {
    title: 'Nog geen actiepunten',
    text: 'Hier komt wat er voor uw vereniging geregeld wordt, zoals reparaties en besluiten van de vergadering.',
  },
  nothingFound: {
    title: 'Niets gevonden',
    text: 'Er is geen actiepunt dat past bij wat u zoekt. Probeer een ander woord, of haal filters weg.',
    clear: 'Alle filters weghalen',
  },
} as const;
