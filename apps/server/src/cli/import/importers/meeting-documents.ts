import { object } from 'yup';
import { fileName } from '../../../files/index.ts';
import { importDocument, meetingDocuments } from '../../../modules/meetings/index.ts';
import { code, documentName, requiredText } from '../columns.ts';
import { defineImporter } from '../importer.ts';
import { faultOfFile, storeFile } from '../import-file.ts';
import { keyIn } from '../registry.ts';

/** Documents of meetings with their files; those of one meeting in the order of their rows. */
export const meetingDocumentsImporter = defineImporter({
  name: 'meeting-documents',
  known: meetingDocuments,
  columns: object({
    association_code: code(),
    meeting_code: code(),
    code: code(),
    file: requiredText(),
    name: documentName(),
  }),
  key: ['association_code', 'code'],
  references: (values) => [
    ['association_code', 'associations', values.association_code],
    ['meeting_code', 'meetings', keyIn(values.association_code, values.meeting_code)],
  ],
  async check({ values }, { folder }) {
    const reason = await faultOfFile(folder, values.file);
    return reason === undefined ? [] : [{ column: 'file', reason }];
  },
  async write({ id, line, values }, context) {
    const { registry, queries, now } = context;
    const association_id = registry.idOf('associations', values.association_code);
    const file = await storeFile(context, association_id, values.file);
    await importDocument(queries, {
      association_id,
      id,
      code: values.code,
      meeting_id: registry.idOf('meetings', keyIn(values.association_code, values.meeting_code)),
      name: fileName(values.name, file),
      ...file,
      position: line,
      created_at: now,
    });
  },
});
