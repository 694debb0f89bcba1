import { dutchDay } from '@mijn/domain/formats';
import { and, eq, sql } from 'drizzle-orm';
import { object } from 'yup';
import {
  code,
  day,
  documentName,
  flag,
  moment,
  requiredFilePath,
  requiredText,
  text,
  webAddress,
} from '../../capabilities/import/columns.ts';
import { toldIfCreated } from '../../capabilities/webhooks/told-if-created.ts';
import { defineImporter } from '../../capabilities/import/importer.ts';
import { isOther, outcomeOf, written } from '../../capabilities/import/outcomes.ts';
import { deletes, listDelivered, type Withdrawal } from '../../capabilities/import/withdrawal.ts';
import { noteMeetings } from './document-meetings.import.ts';
import { noteMeetingDays } from './meeting-days.import.ts';
import { meetingDocuments, meetings } from './meetings.tables.ts';
import { nameWithExtension } from '../../capabilities/files/index.ts';
import { checkFile, readLater, stageFile } from '../../capabilities/import/import-file.ts';
import { keyIn, referenceIn } from '../../capabilities/import/registry.ts';
import { startOfDay } from '../../capabilities/lists/dutch-year.ts';

const shown = ['concerns', 'meeting_date', 'ends_at', 'location', 'online_url', 'is_cancelled'];
const facts = [...shown, 'client', 'meeting_coach', 'budget_effective_date', 'sent_date', 'is_second'];

/** Cancels planned meetings, so that calendars show that. Meetings of the past stay as they are. */
const withdrawal: Withdrawal = {
  list: (now) => {
    const today = startOfDay(sql`${dutchDay(now)}::date`);
    return listDelivered(meetings, sql`meeting_date >= ${today} and not is_cancelled`);
  },
  async withdraw({ association_id, id }, { queries, now }) {
    const { rowCount } = await queries
      .update(meetings)
      .set({
        is_cancelled: true,
        changed_at: now,
        calendar_sequence: sql`${meetings.calendar_sequence} + 1`,
      })
      .where(
        and(
          sql`${meetings.association_id} = ${association_id}`,
          eq(meetings.id, id),
          eq(meetings.is_cancelled, false),
        ),
      );
    return (rowCount ?? 0) > 0;
  },
};

/** Unchanged meetings are not written. */
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
    online_url: webAddress(),
    budget_effective_date: day(),
    sent_date: day(),
    is_cancelled: flag(),
    is_second: flag(),
  }),
  key: ['association_code', 'code'],
  references: (values) => [['association_code', 'associations', values.association_code]],
  check: async (rows, context) => {
    noteMeetingDays(rows, context);
    return rows.map(({ values: { meeting_date, ends_at } }) => {
      const isBackwards =
        meeting_date !== undefined &&
        ends_at !== undefined &&
        Date.parse(ends_at) <= Date.parse(meeting_date);
      return isBackwards ? [{ column: 'ends_at', reason: 'must be later than meeting_date' }] : [];
    });
  },
  withdrawal,
  async write({ id, values }, { queries, registry, now }) {
    const { association_code, meeting_date, ends_at, client, meeting_coach, location, online_url } = values;
    const { budget_effective_date, sent_date } = values;
    const changes = {
      meeting_date: new Date(meeting_date),
      ends_at: ends_at === undefined ? null : new Date(ends_at),
      concerns: values.concerns,
      client: client ?? null,
      meeting_coach: meeting_coach ?? null,
      location: location ?? null,
      online_url: online_url ?? null,
      budget_effective_date: budget_effective_date ?? null,
      sent_date: sent_date ?? null,
      is_cancelled: values.is_cancelled === 'yes',
      is_second: values.is_second === 'yes',
      changed_at: now,
    };
    const association_id = registry.idOf('associations', association_code);
    const rows = await queries
      .insert(meetings)
      .values({ ...changes, association_id, id, code: values.code })
      .onConflictDoUpdate({
        target: [meetings.association_id, meetings.code],
        set: {
          ...changes,
          calendar_sequence: sql`meetings.calendar_sequence + (${isOther(meetings, shown)})::int`,
        },
        setWhere: isOther(meetings, facts),
      })
      .returning({ ...written, id: meetings.id });
    return toldIfCreated({ queries, now }, rows, { kind: 'meeting.published', association_id });
  },
});

/** The documents have the order of the rows. Unchanged documents are not written. */
export const meetingDocumentsImporter = defineImporter({
  name: 'meeting-documents',
  known: meetingDocuments,
  columns: object({
    association_code: code(),
    meeting_code: code(),
    code: code(),
    file: requiredFilePath(),
    name: documentName(),
  }),
  key: ['association_code', 'code'],
  references: (values) => [
    ['association_code', 'associations', values.association_code],
    ['meeting_code', 'meetings', referenceIn(values.association_code, values.meeting_code)],
  ],
  check: async (rows, context) => {
    noteMeetings(rows, context);
    return checkFile(rows, context);
  },
  withdrawal: deletes(meetingDocuments),
  stage: ({ values }, context) => stageFile(context, values.file),
  async write({ id, line, values, staged: file }, writing) {
    const { registry, now } = writing;
    const association_id = registry.idOf('associations', values.association_code);
    const changes = {
      meeting_id: registry.idOf('meetings', keyIn(values.association_code, values.meeting_code)),
      name: nameWithExtension(values.name, file),
      ...file,
      position: line,
      created_at: now,
    };
    await readLater(writing, association_id, file);
    const rows = await writing.queries
      .insert(meetingDocuments)
      .values({ ...changes, association_id, id, code: values.code })
      .onConflictDoUpdate({
        target: [meetingDocuments.association_id, meetingDocuments.code],
        set: changes,
        setWhere: isOther(meetingDocuments, ['meeting_id', 'name', 'file_hash', 'position']),
      })
      .returning(written);
    return outcomeOf(rows);
  },
});
