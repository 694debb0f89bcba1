import { formatCount } from '@mijn/domain/formats';

const ofAlbums = (count: number) => formatCount(count, 'album', 'albums');

export const texts = {
  title: "Foto's",
  list: 'Albums',
  add: 'Album toevoegen',
  addShort: 'Toevoegen',
  count: ofAlbums,
  countWithPhotos: (albums: number, photos: number) =>
    `${ofAlbums(albums)}, ${formatCount(photos, 'foto', "foto's")}`,
  search: 'Zoek een album',
  recentlyDeleted: 'Onlangs verwijderd',
  sort: 'Volgorde',
  sorts: { created_at: 'Oudste eerst', name: 'Op naam, A tot Z', '-name': 'Op naam, Z tot A' },
  failed: 'De albums zijn niet geladen',
  empty: {
    title: 'Nog geen albums',
    text: "Hier komen de foto's van uw vereniging. Iedereen kan een album maken: van een tuindag, een feest of werk aan het gebouw.",
  },
  nothingFound: {
    title: 'Niets gevonden',
    text: 'Geen enkel album heeft deze woorden in de naam.',
    clear: 'Alle albums tonen',
  },
} as const;
