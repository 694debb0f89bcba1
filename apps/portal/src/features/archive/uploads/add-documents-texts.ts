import { DOCUMENT_BYTES_MAX } from '@mijn/domain/limits';
import { formatByteSize } from '@mijn/domain/formats';

export const texts = {
  title: 'Documenten toevoegen',
  fields: {
    group_id: 'Groep',
    document_date: 'Datum van het document',
    tags: 'Labels',
  },
  dateHelp: 'Geldt voor alle bestanden die u nu kiest. Zonder datum wordt het vandaag.',
  tagsHelp: 'Typ een label en druk op Enter of een komma.',
  files: 'Bestanden',
  filesHelp: `PDF, Word, Excel, PNG of JPG, ten hoogste ${formatByteSize(DOCUMENT_BYTES_MAX)} per bestand.`,
  groupMissing: 'Kies in welke groep de documenten komen.',
  filesMissing: 'Kies ten minste één bestand.',
  add: (count: number) => (count > 1 ? `${count} documenten toevoegen` : 'Document toevoegen'),
} as const;
