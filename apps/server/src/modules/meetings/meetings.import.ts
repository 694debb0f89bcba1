import { sql } from 'drizzle-orm';
import { object } from 'yup';
import { code, day, documentName, flag, moment, requiredText, text } from '../../import/columns.ts';
import { defineImporter, isOther } from '../../import/importer.ts';
import { meetingDocuments, meetings } from './meetings.tables.ts';
import { fileName } from '../../files/index.ts';
import { checkFile, storeFile } from '../../import/import-file.ts';
import { keyIn } from '../../import/registry.ts';

/** The columns of a meeting that a calendar shows. */
const shown = ['concerns', 'meeting_date', 'ends_at', 'location', 'is_cancelled'];
const facts = [...shown, 'client', 'meeting_coach', 'budget_effective_date', 'sent_date'];

/** Imports meetings. Existing meetings are updated, and unchanged meetings are not written. */
export const meetingsImporter = defineImporter({
  name: 'meetings',
  known: meetings,
  columns: object({
    association_code: code(),
    code: code(),
    meeting_date: moment().required('is empty'),
    ends_at: moment(),
    concerns: requiredText(),
    client: text(),
    meeting_coach: text(),
    location: text(),
    budget_effective_date: day(),
    sent_date: day(),
    is_cancelled: flag(),
  }),
  key: ['association_code', 'code'],
  references: (values) => [['association_code', 'associations', values.association_code]],
  async check({ values: { meeting_date, ends_at } }) {
    const isBackwards = ends_at !== undefined && Date.parse(ends_at) <= Date.parse(meeting_date);
    return isBackwards ? [{ column: 'ends_at', reason: 'must be later than meeting_date' }] : [];
  },
  async write({ id, values }, { queries, registry, now }) {
    const { association_code, meeting_date, ends_at, client, meeting_coach, location } = values;
    const { budget_effective_date, sent_date } = values;
    const changes = {
      meeting_date: new Date(meeting_date),
      ends_at: ends_at === undefined ? null : new Date(ends_at),
      concerns: values.concerns,
      client: client ?? null,
      meeting_coach: meeting_coach ?? null,
      location: location ?? null,
      budget_effective_date: budget_effective_date ?? null,
      sent_date: sent_date ?? null,
      is_cancelled: values.is_cancelled === 'yes',
      changed_at: now,
    };
    const association_id = registry.idOf('associations', association_code);
    await queries
      .insert(meetings)
      .values({ ...changes, association_id, id, code: values.code })
      .onConflictDoUpdate({
        target: [meetings.association_id, meetings.code],
        set: {
          ...changes,
          calendar_sequence: sql`meetings.calendar_sequence + (${isOther('meetings', shown)})::int`,
        },
        setWhere: isOther('meetings', facts),
      });
  },
});

/**
 * Imports the documents of meetings with their files, in the order of the rows. Unchanged documents are not
 * written.
 */
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
  check: checkFile,
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
