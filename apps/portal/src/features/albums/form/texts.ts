import { formatByteSize } from '@mijn/domain/formats';
import { ALBUM_PHOTOS_MAX, PHOTO_BYTES_MAX } from '@mijn/domain/limits';

export const texts = {
  add: 'Album toevoegen',
  edit: 'Album wijzigen',
  back: "Foto's",
  failed: 'Het album is niet geladen',
  missing: 'Dit album bestaat niet (meer)',
  notAllowed: 'Alleen wie het album heeft gemaakt en het bestuur kunnen het wijzigen.',
  toAlbum: 'Naar het album',
  fields: { name: 'Naam van het album', photos: "Foto's" },
  nameMissing: 'Geef het album een naam.',
  help: `JPG, PNG, WEBP of HEIC, hoogstens ${formatByteSize(PHOTO_BYTES_MAX)} per foto. Wij draaien ze recht en halen de plaats en het type telefoon eruit.`,
  list: "Foto's in het album",
  cancelAll: 'Alles annuleren',
  tooMany: `Een album heeft hoogstens ${ALBUM_PHOTOS_MAX} foto's. De rest is niet toegevoegd.`,
  taken: (name: string) => `${name} staat al in een ander album, of is er niet meer. Laat de foto weg.`,
  save: 'Album opslaan',
  saving: 'Het album wordt opgeslagen',
  cancel: 'Annuleren',
  another: 'Nieuw album',
  actions: 'Album bewaren',
  goesOn: 'U kunt verder kijken of het album alvast opslaan: het toevoegen gaat door.',
  created: (name: string) => `Album is aangemaakt: “${name}”`,
  updated: (name: string) => `Album is gewijzigd: “${name}”`,
  rest: (count: number) =>
    count === 1
      ? 'Eén foto is nog onderweg en komt er vanzelf bij.'
      : `${count} foto's zijn nog onderweg en komen er vanzelf bij.`,
  restFailed: (name: string) =>
    `Niet alle foto's zijn toegevoegd aan “${name}”. Open het album om te zien welke er zijn.`,
  conflict: {
    title: 'Iemand anders heeft dit album intussen gewijzigd',
    theirs: 'Het album van de ander:',
    photos: (count: number) => (count === 1 ? 'één foto.' : `${count} foto's.`),
    text: "Uw wijzigingen zijn bewaard, en nieuwe foto's van anderen staan er nu bij. Kijk het album na en sla het opnieuw op.",
  },
} as const;
