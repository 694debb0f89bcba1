import type { AgendaItem, Proposal } from '@mijn/domain/agenda';
import { agendaItem } from '@mijn/domain/agenda/contract';
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
import type { AgendaKey } from './agenda-changes.repository.ts';
import { meetingItems } from './agenda.tables.ts';

type AgendaRow = RowOf<Omit<AgendaItem, 'proposal'>, 'changed_at'> &
  Pick<Proposal, 'decision_kind' | 'options'> & { wording: string | null };

const { wording, decision_kind, options } = meetingItems;
const columns = { ...columnsOf(meetingItems, agendaItem), wording, decision_kind, options };

/** Returns the items of a meeting in the order of their numbers. A document that went to another meeting is left out. */
export async function listAgendaItems(
  database: Database,
  filter: AgendaFilter,
  meeting_id: string,
): Promise<AgendaRow[]> {
  return runPrepared<AgendaRow>(
    database,
    sql`select ${listOf(columns)}, array(
        select links.document_id from meeting_item_documents links join meeting_documents documents
          on documents.association_id = links.association_id and documents.id = links.document_id
        where links.association_id = meeting_items.association_id and links.item_id = meeting_items.id
          and documents.meeting_id = meeting_items.meeting_id
        order by links.position
      ) as document_ids
      from meeting_items where ${filter.where} and meeting_id = ${meeting_id} order by number, id`,
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
