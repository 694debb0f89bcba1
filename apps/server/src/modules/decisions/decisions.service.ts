import { type DecisionsCsvQuery, type DecisionsQuery, voidability } from '@mijn/domain/decisions';
import { dutchDay } from '@mijn/domain/formats';
import type { Services } from '../../capabilities/services.ts';
import { type Member, orNotFound } from '../../platform/wire/index.ts';
import { listDocumentsOf, requireMeeting } from '../meetings/meetings.service.ts';
import { decisionsFor } from './decisions.access.ts';
import { decisionsCsv } from './decisions-csv.service.ts';
import * as repository from './decisions.repository.ts';

type Needs = Pick<Services, 'database' | 'now'>;

const withVoidability = <Row extends { published_on: string | null }>(row: Row, now: Date) =>
  Object.assign({}, row, voidability(row.published_on, now));

export async function listDecisions({ database, now }: Needs, { membership }: Member, query: DecisionsQuery) {
  const at = now();
  const filter = decisionsFor(membership);
  const { data, meta } = await repository.listDecisions(database, filter, query, dutchDay(at));
  return { data: data.map((row) => withVoidability(row, at)), meta };
}

/** Returns a decision with its meeting and documents. @throws AppError `not_found` */
export async function getDecision(
  { database, now }: Needs,
  { membership }: Member,
  { decision_id }: { decision_id: string },
) {
  const at = now();
  const found = await repository.findDecision(database, decisionsFor(membership), decision_id, dutchDay(at));
  const { meeting_id, document_ids, ...row } = orNotFound(found);
  if (meeting_id === null) return { ...withVoidability(row, at), meeting: null, documents: [] };
  const [{ id, concerns, meeting_date }, documents] = await Promise.all([
    requireMeeting(database, membership, meeting_id),
    listDocumentsOf(database, membership, { meeting_id, document_ids }),
  ]);
  return { ...withVoidability(row, at), meeting: { id, concerns, meeting_date }, documents };
}

/** Returns the decisions that match the filters as CSV. */
export async function writeCsv(
  { database, now }: Needs,
  { membership }: Member,
  query: DecisionsCsvQuery,
): Promise<string> {
  const at = now();
  const rows = await repository.listAllDecisions(database, decisionsFor(membership), query, dutchDay(at));
  return decisionsCsv(rows.map((row) => withVoidability(row, at)));
}
