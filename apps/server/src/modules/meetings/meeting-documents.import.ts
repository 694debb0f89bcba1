import { object } from 'yup';
import { fileName } from '../../files/index.ts';
import { code, documentName, requiredText } from '../../import/columns.ts';
import { defineImporter } from '../../import/importer.ts';
import { faultOfFile, storeFile } from '../../import/import-file.ts';
import { keyIn } from '../../import/registry.ts';
import { isOther } from '../../import/is-other.ts';
import { meetingDocuments } from './meetings.tables.ts';

/** Documents of meetings with their files; those of one meeting in the order of their rows. One that is the same is not touched. */
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
    const changes = {
      meeting_id: registry.idOf('meetings', keyIn(values.association_code, values.meeting_code)),
      name: fileName(values.name, file),
      ...file,
      position: line,
      created_at: now,
    };
    await queries
      .insert(meetingDocuments)
      .values({ ...changes, association_id, id, code: values.code })
      .onConflictDoUpdate({
        target: [meetingDocuments.association_id, meetingDocuments.code],
        set: changes,
        setWhere: isOther('meeting_documents', ['meeting_id', 'name', 'file_hash', 'position']),
      });
  },
});
