import { IMPORTED_OPTIONS_MAX, OPTION_LENGTH_MAX, OPTIONS_MAX } from '@mijn/domain/limits';
import { and, eq, inArray } from 'drizzle-orm';
import { pieces } from '../../../capabilities/import/columns.ts';
import type { ColumnFault } from '../../../capabilities/import/faults.ts';
import type { ImportContext } from '../../../capabilities/import/import-context.ts';
import type { ImportRow } from '../../../capabilities/import/importer.ts';
import { keyIn } from '../../../capabilities/import/registry.ts';
import { associations } from '../../../platform/database/index.ts';
import { faultsOfDocuments } from '../document-meetings.import.ts';
import { meetings } from '../meetings.tables.ts';
import { faultsOfDecisionKinds } from '../../voting-rules/voting-rules.service.ts';
import { meetingItems } from './agenda.tables.ts';
import { isOfProvider } from './board-agendas.import.ts';

/** The values of a row. One that does not fit its column is left out. */
interface ItemValues {
  association_code?: string | undefined;
  meeting_code?: string | undefined;
  code?: string | undefined;
  number?: string | undefined;
  kind?: string | undefined;
  wording?: string | undefined;
  decision_kind?: string | undefined;
  options?: string | undefined;
  seats?: string | undefined;
  election_method?: string | undefined;
  document_codes?: string | undefined;
}

/** The columns that only an item about which the meeting decides may have. */
const OF_PROPOSALS = ['wording', 'decision_kind', 'options', 'seats', 'election_method'] as const;

function faultsOfOptions(value: string | undefined, isElection: boolean): ColumnFault[] {
  if (value === undefined) return [];
  const options = pieces(value);
  const fault = (reason: string) => [{ column: 'options', reason }];
  const tooLong = options.find(({ length }) => length > OPTION_LENGTH_MAX);
  if (tooLong !== undefined)
    return fault(`"${tooLong.slice(0, 20)}…" has more than ${OPTION_LENGTH_MAX} characters`);
  if (options.length > IMPORTED_OPTIONS_MAX) return fault(`has more than ${IMPORTED_OPTIONS_MAX} options`);
  if (new Set(options).size < options.length) return fault('has an option twice');
  return options.length < (isElection ? 1 : 2) ? fault('must be several, with semicolons between them') : [];
}

function faultsOfElection({ options, seats, election_method }: Omit<ItemValues, 'kind'>): ColumnFault[] {
  if (seats === undefined)
    return election_method === undefined
      ? []
      : [{ column: 'election_method', reason: 'must be empty, because the item has no seats' }];
  if (options === undefined)
    return [
      { column: 'seats', reason: 'must be empty, because the item has no options, which are its candidates' },
    ];
  const tooMany = `must be at most ${OPTIONS_MAX}`;
  return [
    ...(Number(seats) > OPTIONS_MAX ? [{ column: 'seats', reason: tooMany }] : []),
    ...(pieces(options).length > OPTIONS_MAX
      ? [{ column: 'options', reason: `${tooMany}, because they are the candidates of an election` }]
      : []),
  ];
}

function faultsOfKind({ kind, ...values }: ItemValues): ColumnFault[] {
  if (kind === undefined) return [];
  if (kind !== 'decide')
    return OF_PROPOSALS.filter((column) => values[column] !== undefined).map((column) => ({
      column,
      reason: `must be empty, because an item of the kind ${kind} has no proposal`,
    }));
  const isMissing = values.wording === undefined;
  return [
    ...(isMissing
      ? [{ column: 'wording', reason: 'is empty, and an item of the kind decide needs it' }]
      : []),
    ...faultsOfOptions(values.options, values.seats !== undefined),
    ...faultsOfElection(values),
  ];
}

/** The kind of the claims that have the items with a number. */
const NUMBERS = 'numbers of agendas';

interface NumberOfItem {
  association_code: string;
  meeting_code: string;
  number: number;
  code: string;
}

/** Returns the code of another item that has the number. */
function claimNumber(
  { association_code, meeting_code, number, code }: NumberOfItem,
  { registry }: Pick<ImportContext, 'registry'>,
): string | undefined {
  const owner = registry.claim(NUMBERS, JSON.stringify([association_code, meeting_code, number]), code);
  return owner === code ? undefined : owner;
}

/** The name of the total that says which associations have rows. */
const ITEMS = 'agenda items';

function faultsOfNumber(values: ItemValues, context: ImportContext): ColumnFault[] {
  const { association_code, meeting_code, code, number } = values;
  if (association_code === undefined || meeting_code === undefined) return [];
  if (code === undefined || number === undefined) return [];
  context.totals.add(ITEMS, association_code, 1);
  const other = claimNumber({ association_code, meeting_code, code, number: Number(number) }, context);
  return other === undefined ? [] : [{ column: 'number', reason: `is the number of ${other} too` }];
}

/** Returns the faults of each row of meeting-items.csv that its columns alone do not show. */
export async function faultsOfItems(
  rows: readonly ImportRow<ItemValues>[],
  context: ImportContext,
): Promise<ColumnFault[][]> {
  const kinds = rows.map(({ values: { kind, ...values } }) => (kind === 'decide' ? values : {}));
  const ofKinds = await faultsOfDecisionKinds(kinds, context);
  const ofDocuments = await faultsOfDocuments(rows, context);
  return rows.map(({ values }, at) => [
    ...faultsOfNumber(values, context),
    ...faultsOfKind(values),
    ...(ofKinds[at] ?? []),
    ...(ofDocuments[at] ?? []),
  ]);
}

/** Returns a fault for each number that an item of this folder and one of an earlier import have, which the folder omits. */
export async function faultsOfStoredNumbers(context: ImportContext) {
  const { queries, registry, complete, totals } = context;
  const codes = totals.codesOf(ITEMS);
  if (codes.length === 0 || complete.includes('meeting-items')) return [];
  const stored = await queries
    .select({
      association_code: associations.code,
      meeting_code: meetings.code,
      code: meetingItems.code,
      number: meetingItems.number,
    })
    .from(meetingItems)
    .innerJoin(associations, eq(associations.id, meetingItems.association_id))
    .innerJoin(
      meetings,
      and(eq(meetings.association_id, meetingItems.association_id), eq(meetings.id, meetingItems.meeting_id)),
    )
    .where(and(inArray(associations.code, codes), isOfProvider));
  return stored.flatMap((item) => {
    const { association_code, meeting_code, code, number } = item;
    if (registry.isDelivered('meeting-items', keyIn(association_code, code))) return [];
    const other = claimNumber(item, context);
    return other === undefined
      ? []
      : [
          {
            reason: `${number} is the number of ${other} and of ${code}, which was imported before, in ${association_code}/${meeting_code}`,
          },
        ];
  });
}
