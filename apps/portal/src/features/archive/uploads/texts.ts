import { DOCUMENT_BYTES_MAX } from '@mijn/domain/limits';
import { formatByteSize } from '@mijn/domain/formats';

export const addTexts = {
  title: 'Documenten toevoegen',
  another: 'Andere documenten',
  fields: {
    group_id: 'Groep',
    document_date: 'Datum van het document',
    tags: 'Labels',
  },
  dateHelp: 'Geldt voor alle bestanden die u nu kiest. Zonder datum wordt het vandaag.',
  tagsHelp: 'Typ een label en druk op Enter of een komma.',
  files: 'Bestanden',
  filesHelp: `PDF, Word, Excel, PNG of JPG, hoogstens ${formatByteSize(DOCUMENT_BYTES_MAX)} per bestand.`,
  groupMissing: 'Kies in welke groep de documenten komen.',
  filesMissing: 'Kies minstens één bestand.',
  add: (count: number) => (count > 1 ? `${count} documenten toevoegen` : 'Document toevoegen'),
} as const;

export const texts = {
  title: addTexts.title,
  words: { one: 'document', many: 'documenten', the: 'het document' },
  unsent: (count: number) =>
    count === 1
      ? 'Eén bestand is niet verstuurd. Kies het opnieuw bij “Documenten toevoegen”.'
      : `${count} bestanden zijn niet verstuurd. Kies ze opnieuw bij “Documenten toevoegen”.`,
} as const;
