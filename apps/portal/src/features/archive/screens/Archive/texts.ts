import { formatCount } from '@mijn/domain/formats';

export const texts = {
  title: 'Archief',
  groups: 'Archiefgroepen',
  allDocuments: 'Alle documenten',
  groupsFailed: 'De groepen zijn niet geladen',
  search: 'Zoek in namen, labels en tekst',
  year: 'Jaar',
  tag: 'Label',
  showHidden: 'Toon verborgen items',
  documents: 'Documenten',
  count: (count: number) => formatCount(count, 'document', 'documenten'),
  failed: 'De documenten zijn niet geladen',
  selected: (count: number) => `Download selectie (${count})`,
  add: 'Documenten toevoegen',
  nothingFound: {
    title: 'Niets gevonden',
    text: 'Er is geen document dat past bij wat u zoekt. Probeer een ander woord, of haal filters weg.',
    clear: 'Alle filters weghalen',
  },
  empty: {
    title: 'Nog geen documenten',
    text: 'Hier komen de stukken van uw vereniging, zoals notulen, begrotingen en jaarrekeningen.',
  },
  menu: (name: string) => `Acties voor ${name}`,
  view: 'Bekijken',
  download: 'Downloaden',
  edit: 'Bewerken',
  hide: 'Verbergen',
  unhide: 'Weer tonen',
  undo: 'Ongedaan maken',
  hideTitle: 'Document verbergen?',
  hideText: (name: string) =>
    `Eigenaren zien "${name}" dan niet meer. Het bestuur kan het document later weer tonen.`,
  hidden: (name: string) => `"${name}" is verborgen.`,
  unhidden: (name: string) => `"${name}" is weer te zien.`,
} as const;
