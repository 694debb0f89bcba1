import { DOCUMENT_BYTES_MAX } from '@mijn/domain/limits';
import { formatByteSize } from '@mijn/domain/formats';

export const texts = {
  title: 'Documenten toevoegen',
  group: 'Groep',
  date: 'Datum van het document',
  dateHelp: 'Geldt voor alle bestanden die u nu kiest. Zonder datum wordt het vandaag.',
  tags: 'Labels',
  tagsHelp: 'Typ een label en druk op Enter of een komma.',
  files: 'Bestanden',
  filesHelp: `PDF, Word, Excel, PNG of JPG, ten hoogste ${formatByteSize(DOCUMENT_BYTES_MAX)} per bestand.`,
  groupMissing: 'Kies in welke groep de documenten komen.',
  filesMissing: 'Kies ten minste één bestand.',
  add: (count: number) => (count > 1 ? `${count} documenten toevoegen` : 'Document toevoegen'),
  cancel: 'Annuleren',
  stop: {
    title: 'Stoppen met toevoegen?',
    text: 'Wat u hebt gekozen en ingevuld, wordt niet bewaard.',
    confirm: 'Stoppen',
    cancel: 'Verder met toevoegen',
  },
} as const;
