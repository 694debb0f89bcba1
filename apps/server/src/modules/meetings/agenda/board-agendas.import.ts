import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ImportContext } from '../../../capabilities/import/import-context.ts';
import { listDelivered, type Withdrawal } from '../../../capabilities/import/withdrawal.ts';
import { meetings } from '../meetings.tables.ts';
import { boardAgendas, meetingItems } from './agenda.tables.ts';

interface Item {
  association_id: string;
  id: string;
  meeting_id: string;
}

const associationsOf = (items: readonly Item[]): string[] => [
  ...new Set(items.map(({ association_id }) => association_id)),
];
const meetingsOf = (items: readonly Item[]): string[] => [
  ...new Set(items.map(({ meeting_id }) => meeting_id)),
];

/** Locks the meetings of some items, so that the board does not change their agendas until they are written. */
export async function lockAgendas(items: readonly Item[], { queries }: ImportContext): Promise<void> {
  await queries
    .select({ id: meetings.id })
    .from(meetings)
    .where(
      and(inArray(meetings.association_id, associationsOf(items)), inArray(meetings.id, meetingsOf(items))),
    )
    .orderBy(asc(meetings.id))
    .for('share');
}

/** Returns for each item whether it is, or would come, on an agenda that the board changed. The import leaves such items as they are. */
export async function areKept(items: readonly Item[], { queries }: ImportContext): Promise<boolean[]> {
  if (items.length === 0) return [];
  const ofAssociations = inArray(boardAgendas.association_id, associationsOf(items));
  const ids = items.map(({ id }) => id);
  const agendas = await queries
    .select({ meeting_id: boardAgendas.meeting_id })
    .from(boardAgendas)
    .where(and(ofAssociations, inArray(boardAgendas.meeting_id, meetingsOf(items))));
  const stored = await queries
    .select({ id: meetingItems.id })
    .from(meetingItems)
    .innerJoin(
      boardAgendas,
      and(
        eq(boardAgendas.association_id, meetingItems.association_id),
        eq(boardAgendas.meeting_id, meetingItems.meeting_id),
      ),
    )
    .where(
      and(
        ofAssociations,
        inArray(meetingItems.association_id, associationsOf(items)),
        inArray(meetingItems.id, ids),
      ),
    );
  const ofBoard = new Set(agendas.map(({ meeting_id }) => meeting_id));
  const kept = new Set(stored.map(({ id }) => id));
  return items.map(({ id, meeting_id }) => ofBoard.has(meeting_id) || kept.has(id));
}

/** The condition that the board did not change the agenda of an item. */
export const isOfProvider = sql`not exists (select from board_agendas where board_agendas.association_id = meeting_items.association_id
  and board_agendas.meeting_id = meeting_items.meeting_id)`;

/** Withdraws what a complete file omits, except from agendas that the board changed. */
export const withdrawal: Withdrawal = {
  list: () => listDelivered(meetingItems, isOfProvider),
  async withdraw({ association_id, id }, { queries }) {
    const { rowCount } = await queries
      .delete(meetingItems)
      .where(
        and(sql`${meetingItems.association_id} = ${association_id}`, eq(meetingItems.id, id), isOfProvider),
      );
    return (rowCount ?? 0) > 0;
  },
};
