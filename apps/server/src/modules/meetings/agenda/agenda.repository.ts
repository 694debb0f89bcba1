import type { AgendaItem, Announced, Proposal } from '@mijn/domain/agenda';
import { agendaItem } from '@mijn/domain/agenda/contract';
import type { ElectionMethod } from '@mijn/domain/elections';
import { and, eq, sql } from 'drizzle-orm';
import {
  columnsOf,
  type Database,
  findRow,
  listOf,
  type Queries,
  type RowOf,
  runPrepared,
} from '../../../platform/database/index.ts';
import type { AgendaFilter, MemberProposalsFilter, QuestionsFilter } from '../meetings.access.ts';
import { type AgendaKey, convenedBefore, inOrder } from './agenda-changes.repository.ts';
import { meetingItems } from './agenda.tables.ts';

type AgendaRow = RowOf<Omit<AgendaItem, 'proposal' | 'question_count' | 'since_convocation'>, 'changed_at'> &
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

/** Returns the number of questions about each item of a meeting that has any. */
export async function countQuestions(
  database: Database,
  filter: QuestionsFilter,
  meeting_id: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await runPrepared<{ item_id: string; questions: number }>(
    database,
    sql`select item_id, count(*)::int as questions from item_questions
      where ${filter.where} and meeting_id = ${meeting_id} group by item_id`,
  );
  return new Map(rows.map(({ item_id, questions }) => [item_id, questions]));
}

/** Returns the number of proposals of members for a meeting about which the board has not decided. */
export async function countOpenProposals(
  database: Database,
  filter: MemberProposalsFilter,
  meeting_id: string,
): Promise<number> {
  const row = await findRow<{ proposals: number }>(
    database,
    sql`select count(*)::int as proposals from member_proposals
      where ${filter.where} and meeting_id = ${meeting_id} and decision is null`,
  );
  return row?.proposals ?? 0;
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
