import type { AgendaItemKind } from '@mijn/domain/agenda';
import type { ElectionMethod } from '@mijn/domain/elections';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/index.ts';
import { boardAgendas, meetingItemDocuments, meetingItems } from './agenda.tables.ts';

export interface AgendaKey {
  association_id: string;
  meeting_id: string;
}

/** The seats of an election, and how candidates are elected; null unless people are elected. */
export interface ElectionColumns {
  seats: number | null;
  election_method: ElectionMethod | null;
}

/** What the board writes about an item, as it is stored. */
export interface ItemText extends ElectionColumns {
  title: string;
  text: string | null;
  kind: AgendaItemKind;
  wording: string | null;
  decision_kind: string | null;
  options: string[];
}

const ofMeeting = ({ association_id, meeting_id }: AgendaKey) =>
  and(eq(meetingItems.association_id, association_id), eq(meetingItems.meeting_id, meeting_id));

const isAgenda = ({ association_id, meeting_id }: AgendaKey) =>
  and(eq(boardAgendas.association_id, association_id), eq(boardAgendas.meeting_id, meeting_id));

const isItem = (key: AgendaKey, id: string) => and(ofMeeting(key), eq(meetingItems.id, id));

/** Keeps the import from changing the agenda from now on. */
export async function takeOver(queries: Queries, key: AgendaKey, changed_at: Date): Promise<void> {
  await queries
    .insert(boardAgendas)
    .values({ ...key, changed_at })
    .onConflictDoUpdate({
      target: [boardAgendas.association_id, boardAgendas.meeting_id],
      set: { changed_at },
    });
}

/** Keeps the number of a removed item from being given again. The agenda belongs to the board already. */
export async function reserveNumber(queries: Queries, key: AgendaKey, number: number): Promise<void> {
  await queries
    .update(boardAgendas)
    .set({ last_number: sql`greatest(${boardAgendas.last_number}, ${number})` })
    .where(isAgenda(key));
}

/** Returns the highest number that a removed item of the convocation had; 0 if there is none. */
export async function findReservedNumber(queries: Queries, key: AgendaKey): Promise<number> {
  const [agenda] = await queries
    .select({ last_number: boardAgendas.last_number })
    .from(boardAgendas)
    .where(isAgenda(key));
  return agenda?.last_number ?? 0;
}

/** The order of the items of an agenda. */
export const inOrder = sql`coalesce(${meetingItems.place}, ${meetingItems.number}), ${meetingItems.number}, ${meetingItems.id}`;

/**
 * What the convocation says of an item that was changed since. What was not kept, by an import or a former version, is not known: then an
 * item whose last change was one of its text differs from any proposal.
 */
export const convenedBefore = sql`coalesce(${meetingItems.convened},
  case when ${meetingItems.text_changed_at} = ${meetingItems.changed_at} then '{"wording": null, "options": []}'::jsonb end)`;

/** What is kept of an item that is changed after the members were convened: the proposal before its first change. */
const convened = sql`case when ${meetingItems.is_late} then null when ${meetingItems.changed_at} is not null then ${convenedBefore}
  else jsonb_build_object('wording', ${meetingItems.wording}, 'options', to_jsonb(${meetingItems.options})) end`;

/** Lists the items in the order of the agenda. */
export const listPlaces = async (queries: Queries, key: AgendaKey) =>
  queries
    .select({
      id: meetingItems.id,
      number: meetingItems.number,
      place: meetingItems.place,
      version: meetingItems.version,
    })
    .from(meetingItems)
    .where(ofMeeting(key))
    .orderBy(inOrder);

export async function findItem(queries: Queries, key: AgendaKey, id: string) {
  const [item] = await queries.select().from(meetingItems).where(isItem(key, id));
  return item;
}

/** An item that no import brought has its own id as its code. */
export async function insertItem(
  queries: Queries,
  item: AgendaKey &
    ItemText & {
      id: string;
      number: number;
      is_late: boolean;
      changed_at: Date | null;
      first_item_id?: string;
    },
): Promise<void> {
  await queries.insert(meetingItems).values({ ...item, code: item.id });
}

/** Changes what an item says, and its time of change only if there is one. @returns whether the item has the version. */
export async function updateItem(
  queries: Queries,
  key: AgendaKey,
  { id, version }: { id: string; version: number },
  { changed_at, ...changes }: ItemText & { text_changed_at: Date; changed_at: Date | null },
): Promise<boolean> {
  const { rowCount } = await queries
    .update(meetingItems)
    .set({
      ...changes,
      ...(changed_at && { changed_at, convened }),
      version: sql`${meetingItems.version} + 1`,
    })
    .where(and(isItem(key, id), eq(meetingItems.version, version)));
  return rowCount === 1;
}

/**
 * Gives an item another number, which is its place, and a time of change if it moved itself after the members were convened. Its version stays,
 * because it says the same as before.
 */
export async function renumber(
  queries: Queries,
  key: AgendaKey,
  id: string,
  { number, changed_at = null }: { number: number; changed_at?: Date | null },
): Promise<void> {
  await queries
    .update(meetingItems)
    .set({ number, place: null, ...(changed_at && { changed_at, convened }) })
    .where(isItem(key, id));
}

/** Gives an item another place, while its number stays. Its version stays, because it says the same as before. */
export async function setPlace(
  queries: Queries,
  key: AgendaKey,
  id: string,
  { place, changed_at }: { place: number; changed_at: Date | null },
): Promise<void> {
  await queries
    .update(meetingItems)
    .set({ place, ...(changed_at && { changed_at, convened }) })
    .where(isItem(key, id));
}

/** Moves the items behind a number one place forward. */
export async function closeGap(queries: Queries, key: AgendaKey, number: number): Promise<void> {
  await queries
    .update(meetingItems)
    .set({ number: sql`${meetingItems.number} - 1` })
    .where(and(ofMeeting(key), gt(meetingItems.number, number)));
}

/** Ends the changes since the last convocation, because the members get the agenda as it is now. */
export async function forgetChanges(queries: Queries, key: AgendaKey): Promise<void> {
  await queries
    .update(meetingItems)
    .set({ changed_at: null, is_late: false, convened: null })
    .where(ofMeeting(key));
}

/**
 * The condition that a row of `ballots` keeps its item as it is: the ballot is open or being counted, or decided, or an election whose lot or
 * second round is due. One without a decision, or whose result was annulled, leaves the item free.
 */
export const keepsItem = sql`(state in ('open', 'counting')
  or (state = 'closed' and annulled_at is null and result ->> 'outcome' in ('adopted', 'rejected', 'undecided')))`;

/** Returns whether a ballot keeps an item as it is. */
export async function isVotedAbout(
  queries: Queries,
  { association_id, meeting_id }: AgendaKey,
  item_id: string,
): Promise<boolean> {
  const { rowCount } = await queries.execute(sql`
    select from ballots where association_id = ${association_id} and meeting_id = ${meeting_id} and item_id = ${item_id}
      and ${keepsItem} limit 1`);
  return rowCount === 1;
}

/** Returns whether a meeting has had a ballot. */
export async function hasBallots(
  queries: Queries,
  { association_id, meeting_id }: AgendaKey,
): Promise<boolean> {
  const { rowCount } = await queries.execute(sql`
    select from ballots where association_id = ${association_id} and meeting_id = ${meeting_id} limit 1`);
  return rowCount === 1;
}

/** Removes an item with the links to its documents, which stay. */
export async function deleteItem(queries: Queries, key: AgendaKey, id: string): Promise<void> {
  await queries.delete(meetingItems).where(isItem(key, id));
}

type OfAssociation = Pick<AgendaKey, 'association_id'>;

const documentsOf = ({ association_id }: OfAssociation, item_id: string) =>
  and(eq(meetingItemDocuments.association_id, association_id), eq(meetingItemDocuments.item_id, item_id));

/** Returns the documents of an agenda item, in their order. */
export async function listDocumentIds(
  queries: Queries,
  key: OfAssociation,
  item_id: string,
): Promise<string[]> {
  const rows = await queries
    .select({ id: meetingItemDocuments.document_id })
    .from(meetingItemDocuments)
    .where(documentsOf(key, item_id))
    .orderBy(asc(meetingItemDocuments.position));
  return rows.map(({ id }) => id);
}

/** Stores the documents of an item in place of those that it had. */
export async function replaceDocuments(
  queries: Queries,
  key: AgendaKey,
  item_id: string,
  ids: readonly string[],
): Promise<void> {
  await queries.delete(meetingItemDocuments).where(documentsOf(key, item_id));
  const { association_id } = key;
  const links = ids.map((document_id, position) => ({ association_id, item_id, document_id, position }));
  if (links.length > 0) await queries.insert(meetingItemDocuments).values(links);
}
