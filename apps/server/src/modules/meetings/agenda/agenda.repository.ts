import type { AgendaItem, Announced, Proposal } from '@mijn/domain/agenda';
import { agendaItem } from '@mijn/domain/agenda/contract';
import type { ElectionMethod } from '@mijn/domain/elections';
import { and, eq, sql } from 'drizzle-orm';
import {
  columnsOf,
  type Database,
  listOf,
  type Queries,
  type RowOf,
  runPrepared,
} from '../../../platform/database/index.ts';
import type { AgendaFilter } from '../meetings.access.ts';
import { type AgendaKey, convenedBefore, inOrder } from './agenda-changes.repository.ts';
import { meetingItems } from './agenda.tables.ts';

type AgendaRow = RowOf<Omit<AgendaItem, 'proposal' | 'since_convocation'>, 'changed_at'> &
  Pick<Proposal, 'decision_kind' | 'options'> & {
    wording: string | null;
    seats: number | null;
    election_method: ElectionMethod | null;
    is_late: boolean;
    convened: Announced | null;
  };

const { wording, decision_kind, options, seats, election_method, is_late } = meetingItems;
const columns = {
  ...columnsOf(meetingItems, agendaItem),
  wording,
  decision_kind,
  options,
  seats,
  election_method,
  is_late,
};

/** Returns the items of a meeting in their order, with what the convocation says of those that were changed since. A document that went to another meeting is left out. */
export async function listAgendaItems(
  database: Database,
  filter: AgendaFilter,
  meeting_id: string,
): Promise<AgendaRow[]> {
  return runPrepared<AgendaRow>(
    database,
    sql`select ${listOf(columns)}, case when changed_at is not null then ${convenedBefore} end as convened, array(
        select links.document_id from meeting_item_documents links join meeting_documents documents
          on documents.association_id = links.association_id and documents.id = links.document_id
        where links.association_id = meeting_items.association_id and links.item_id = meeting_items.id
          and documents.meeting_id = meeting_items.meeting_id
        order by links.position
      ) as document_ids
      from meeting_items where ${filter.where} and meeting_id = ${meeting_id} order by ${inOrder}`,
  );
}

/** Returns the items of the agenda of a meeting about which it decides. */
export async function listProposals(queries: Queries, { association_id, meeting_id }: AgendaKey) {
  const { id, number, title } = meetingItems;
  return queries
    .select({ id, number, title, wording, options })
    .from(meetingItems)
    .where(
      and(
        eq(meetingItems.association_id, association_id),
        eq(meetingItems.meeting_id, meeting_id),
        eq(meetingItems.kind, 'decide'),
      ),
    );
}
