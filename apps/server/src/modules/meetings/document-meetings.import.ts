import { and, eq, inArray } from 'drizzle-orm';
import { pieces } from '../../capabilities/import/columns.ts';
import type { ColumnFault } from '../../capabilities/import/faults.ts';
import type { ImportContext } from '../../capabilities/import/import-context.ts';
import type { ImportRow } from '../../capabilities/import/importer.ts';
import { associations } from '../../platform/database/index.ts';
import { meetingDocuments, meetings } from './meetings.tables.ts';

interface DocumentCode {
  association_code: string;
  code: string;
}

const nameOfDocument = ({ association_code, code }: DocumentCode): string =>
  JSON.stringify([association_code, code]);

/** The kind of the notes that have the meetings of the documents of a folder. */
const MEETINGS = 'meetings of documents';

type DocumentRow = ImportRow<Partial<DocumentCode & { meeting_code: string }>>;

/** Notes to which meetings the documents of this folder belong, for `meetingsOfDocuments`. */
export function noteMeetings(rows: readonly DocumentRow[], { notes }: ImportContext): void {
  for (const { values } of rows) {
    const { association_code, code, meeting_code } = values;
    if (association_code === undefined || code === undefined || meeting_code === undefined) continue;
    notes.write(MEETINGS, nameOfDocument({ association_code, code }), meeting_code);
  }
}

/** Returns the codes of the meetings of documents, by `nameOfDocument`: as this folder says, else as they are stored. */
async function meetingsOfDocuments(
  documents: readonly DocumentCode[],
  { queries, notes }: ImportContext,
): Promise<ReadonlyMap<string, string>> {
  if (documents.length === 0) return new Map();
  const stored = await queries
    .select({
      association_code: associations.code,
      code: meetingDocuments.code,
      meeting_code: meetings.code,
    })
    .from(meetingDocuments)
    .innerJoin(associations, eq(associations.id, meetingDocuments.association_id))
    .innerJoin(
      meetings,
      and(
        eq(meetings.association_id, meetingDocuments.association_id),
        eq(meetings.id, meetingDocuments.meeting_id),
      ),
    )
    .where(
      and(
        inArray(associations.code, [...new Set(documents.map(({ association_code }) => association_code))]),
        inArray(meetingDocuments.code, [...new Set(documents.map(({ code }) => code))]),
      ),
    );
  const found = new Map(stored.map((row) => [nameOfDocument(row), row.meeting_code]));
  for (const document of documents) {
    const name = nameOfDocument(document);
    const inFolder = notes.read(MEETINGS, name);
    if (inFolder !== undefined) found.set(name, inFolder);
  }
  return found;
}

/** A row that names documents of its meeting. */
interface NamingRow {
  association_code?: string | undefined;
  meeting_code?: string | undefined;
  document_codes?: string | undefined;
}

/** Returns a fault for each document of another meeting than that of the row. */
export async function faultsOfDocuments(
  rows: readonly ImportRow<NamingRow>[],
  context: ImportContext,
): Promise<ColumnFault[][]> {
  const named = rows.map(({ values: { association_code, document_codes } }) =>
    association_code === undefined ? [] : pieces(document_codes).map((code) => ({ association_code, code })),
  );
  const meetingsOf = await meetingsOfDocuments(named.flat(), context);
  return rows.map(({ values: { meeting_code } }, at) =>
    (named[at] ?? []).flatMap((document) => {
      const ofMeeting = meetingsOf.get(nameOfDocument(document));
      // A document that does not exist is a fault of the reference.
      if (ofMeeting === undefined || meeting_code === undefined || ofMeeting === meeting_code) return [];
      return [
        {
          column: 'document_codes',
          reason: `${document.code} is a document of another meeting, ${ofMeeting}`,
        },
      ];
    }),
  );
}
