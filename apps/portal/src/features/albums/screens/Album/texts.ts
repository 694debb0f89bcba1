import { photoTexts } from '../../../../shared/photos/photo-texts.ts';

export const texts = {
  title: 'Album',
  back: "Foto's",
  failed: 'Het album is niet geladen',
  missing: 'Dit album bestaat niet (meer)',
  downloadAll: 'Alles downloaden',
  menu: 'Meer over dit album',
  edit: 'Wijzigen',
  delete: 'Verwijderen',
  question: {
    title: (name: string) => `Album “${name}” verwijderen?`,
    text: (photos: number) =>
      photos === 0
        ? "U kunt het album 30 dagen lang terugzetten, onder “Onlangs verwijderd” bij de foto's."
        : `Het album gaat weg met ${photoTexts.count(photos)}. U kunt het 30 dagen lang terugzetten, onder “Onlangs verwijderd” bij de foto's.`,
    confirm: 'Album verwijderen',
  },
  deleted: (name: string) => `“${name}” is verwijderd`,
  restored: (name: string) => `“${name}” is teruggezet`,
  undo: 'Ongedaan maken',
  processing: (count: number) =>
    count === 1
      ? 'Eén foto wordt nog verwerkt. Hij verschijnt vanzelf.'
      : `${count} foto's worden nog verwerkt. Ze verschijnen vanzelf.`,
  empty: "Dit album heeft nog geen foto's.",
  add: "Foto's toevoegen",
} as const;
