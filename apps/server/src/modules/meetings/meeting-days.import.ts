import { dutchDay } from '@mijn/domain/formats';
import { and, eq, inArray } from 'drizzle-orm';
import type { ColumnFault } from '../../capabilities/import/faults.ts';
import type { ImportContext } from '../../capabilities/import/import-context.ts';
import type { ImportRow } from '../../capabilities/import/importer.ts';
import { associations } from '../../platform/database/index.ts';
import { meetings } from './meetings.tables.ts';

interface MeetingCode {
  association_code: string;
  code: string;
}

const nameOf = ({ association_code, code }: MeetingCode): string => JSON.stringify([association_code, code]);

/** The kind of the notes that have the days of the meetings of a folder. */
const DAYS = 'days of meetings';

type MeetingRow = ImportRow<Partial<Record<keyof MeetingCode | 'meeting_date', string | undefined>>>;

/** Notes on which days the meetings of this folder are, for `faultsOfMeetingDays`. */
export function noteMeetingDays(rows: readonly MeetingRow[], { notes }: ImportContext): void {
  for (const { values } of rows) {
    const { association_code, code, meeting_date } = values;
    if (association_code === undefined || code === undefined || meeting_date === undefined) continue;
    notes.write(DAYS, nameOf({ association_code, code }), dutchDay(meeting_date));
  }
}

/** Returns the days of meetings by `nameOf`: as this folder says, else as they are stored. */
async function daysOfMeetings(
  some: readonly MeetingCode[],
  { queries, notes }: ImportContext,
): Promise<ReadonlyMap<string, string>> {
  if (some.length === 0) return new Map();
  const stored = await queries
    .select({ association_code: associations.code, code: meetings.code, meeting_date: meetings.meeting_date })
    .from(meetings)
    .innerJoin(associations, eq(associations.id, meetings.association_id))
    .where(
      and(
        inArray(associations.code, [...new Set(some.map(({ association_code }) => association_code))]),
        inArray(meetings.code, [...new Set(some.map(({ code }) => code))]),
      ),
    );
  const days = new Map(stored.map((row) => [nameOf(row), dutchDay(row.meeting_date)]));
  for (const meeting of some) {
    const inFolder = notes.read(DAYS, nameOf(meeting));
    if (inFolder !== undefined) days.set(nameOf(meeting), inFolder);
  }
  return days;
}

interface DatedRow {
  association_code?: string | undefined;
  meeting_code?: string | undefined;
  decided_on?: string | undefined;
}

/** Returns a fault for each row of another day than that of its meeting, in the Netherlands. */
export async function faultsOfMeetingDays(
  rows: readonly ImportRow<DatedRow>[],
  context: ImportContext,
): Promise<ColumnFault[][]> {
  const named = rows.map(({ values: { association_code, meeting_code } }) =>
    association_code === undefined || meeting_code === undefined
      ? []
      : [{ association_code, code: meeting_code }],
  );
  const days = await daysOfMeetings(named.flat(), context);
  return rows.map(({ values: { decided_on } }, at) =>
    (named[at] ?? []).flatMap((meeting) => {
      const day = days.get(nameOf(meeting));
      // A meeting that does not exist is a fault of the reference.
      if (day === undefined || decided_on === undefined || day === decided_on) return [];
      return [{ column: 'decided_on', reason: `must be the day of ${meeting.code}, ${day}` }];
    }),
  );
}
