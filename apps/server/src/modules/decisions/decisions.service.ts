import type { Readable } from 'node:stream';
import type { SinceConvocation } from '@mijn/domain/agenda';
import type { BallotResult } from '@mijn/domain/ballots';
import {
  type DecisionOutcome,
  type DecisionsFileQuery,
  type DecisionsQuery,
  type KnownByMinutes,
  voidability,
} from '@mijn/domain/decisions';
import { dutchDay } from '@mijn/domain/formats';
import { v7 as newId } from 'uuid';
import type { Services } from '../../capabilities/services.ts';
import { requestManyWebhooks } from '../../capabilities/webhooks/request-webhooks.ts';
import { findAssociationName } from '../../platform/database/association-name.ts';
import type { Database, Queries } from '../../platform/database/index.ts';
import { type Member, orNotFound } from '../../platform/wire/index.ts';
import { listDocumentIds } from '../meetings/agenda/agenda.service.ts';
import { listDocumentsOf, listMeetingNames, requireMeeting } from '../meetings/meetings.service.ts';
import { decisionsFor } from '../meetings/meetings.access.ts';
import { decisionsCsv } from './decisions-csv.service.ts';
import { drawDecisions } from './decisions-pdf.service.ts';
import * as repository from './decisions.repository.ts';
import { type ElectedBallot, electedText } from './elected-text.service.ts';

export type { FiledDecision } from './decisions.repository.ts';

type Needs = Pick<Services, 'database' | 'now'>;

const withVoidability = <Row extends KnownByMinutes & { published_on: string | null }>(
  { is_of_ballot, ...row }: Row,
  now: Date,
) => ({
  ...row,
  ...voidability(row.published_on, now, { is_of_ballot, minutes_published_on: row.minutes_published_on }),
});

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

/** Lists the decisions that match the filters, at most those of one file. */
async function listAll(
  database: Database,
  { membership }: Member,
  query: DecisionsFileQuery,
  at: Date,
): Promise<{ rows: repository.FiledDecision[]; total: number }> {
  const filter = decisionsFor(membership);
  const { rows, total } = await repository.listAllDecisions(database, filter, query, dutchDay(at));
  return { rows: rows.map((row) => withVoidability(row, at)), total };
}

/** Returns the decisions of a meeting with their wording, oldest first. A meeting has fewer than a file can have. */
export async function listDecisionsOfMeeting(
  database: Database,
  caller: Member,
  meeting_id: string,
  now: Date,
): Promise<repository.FiledDecision[]> {
  const { rows } = await listAll(database, caller, { meeting_id }, now);
  return rows.toReversed();
}

/** Returns the decisions that match the filters as CSV. */
export async function writeCsv(
  { database, now }: Needs,
  caller: Member,
  query: DecisionsFileQuery,
): Promise<string> {
  const { rows } = await listAll(database, caller, query, now());
  return decisionsCsv(rows);
}

/** Returns the decisions that match the filters as a PDF, which is drawn while it is read. */
export async function drawRegister(
  { database, now, config }: Needs & Pick<Services, 'config'>,
  caller: Member,
  query: DecisionsFileQuery,
): Promise<Readable> {
  const at = now();
  const { membership } = caller;
  const { rows, total } = await listAll(database, caller, query, at);
  const ids = new Set([...rows.map(({ meeting_id }) => meeting_id), query.meeting_id ?? null]);
  const [association, meetings] = await Promise.all([
    findAssociationName(database.queries, membership.association_id),
    listMeetingNames(
      database,
      membership,
      [...ids].filter((id) => id !== null),
    ),
  ]);
  return drawDecisions({ brand: config.brand, association, now: at, query, rows, total, meetings });
}

const tellOf = async (
  transaction: Queries,
  association_id: string,
  ids: readonly string[],
  now: Date,
): Promise<void> =>
  requestManyWebhooks(
    transaction,
    { kind: 'decision.recorded', subjects: ids.map((id) => ({ association_id, id })) },
    now,
  );

/** What a ballot decided. */
interface Decided extends ElectedBallot {
  association_id: string;
  meeting_id: string;
  item_id: string;
  title: string;
  wording: string;
  decision_kind: string | null;
  since_convocation: SinceConvocation | null;
  outcome: DecisionOutcome;
  result: BallotResult;
  /** The id of the ballot. */
  id: string;
}

/**
 * Enters what a ballot decided in the register. The result is published with it, because members read it at once. A decision
 * stands until another one revokes it: that of a later ballot about the same item is a new entry, which supersedes it.
 */
export async function recordDecision(transaction: Queries, decided: Decided, now: Date): Promise<void> {
  const { association_id, meeting_id, item_id, title, wording, decision_kind, outcome, result } = decided;
  const { options, votes_for, votes_against, votes_abstained, votes_present } = result;
  const chosen = electedText(result, decided);
  const known = <Votes>(votes: Votes): Votes | null => (result.has_totals ? votes : null);
  // About options nobody votes for or against.
  const isOfOptions = options.length > 0;
  const today = dutchDay(now);
  const id = newId();
  const changed = await repository.insertDecisionOfItem(transaction, {
    association_id,
    id,
    code: id,
    meeting_id,
    item_id,
    ballot_id: decided.id,
    decided_on: today,
    title,
    wording: chosen === null ? wording : `${wording}\n\n${chosen}`,
    decision_kind,
    since_convocation: decided.since_convocation,
    outcome,
    // The totals of a secret ballot that could tell what somebody voted are nowhere.
    votes_for: isOfOptions ? null : known(votes_for),
    votes_against: isOfOptions ? null : known(votes_against),
    votes_by_option: isOfOptions ? known(options) : null,
    votes_abstained: known(votes_abstained),
    votes_present,
    published_on: today,
    in_force_since: outcome === 'adopted' ? today : null,
    document_ids: await listDocumentIds(transaction, { association_id }, item_id),
  });
  await tellOf(transaction, association_id, changed, now);
}

/** What all owners decided in writing. */
interface DecidedInWriting {
  association_id: string;
  title: string;
  wording: string;
  /** The votes of all apartments. */
  votes_for: number;
}

/** Enters what all owners decided in writing, outside a meeting, in the register. Returns the id of the decision. */
export async function recordWrittenDecision(
  transaction: Queries,
  decided: DecidedInWriting,
  now: Date,
): Promise<string> {
  const today = dutchDay(now);
  const id = newId();
  await repository.insertDecision(transaction, {
    ...decided,
    id,
    code: id,
    decided_on: today,
    outcome: 'adopted',
    votes_against: 0,
    votes_abstained: 0,
    published_on: today,
    in_force_since: today,
    is_outside_meeting: true,
  });
  await tellOf(transaction, decided.association_id, [id], now);
  return id;
}

/** Annuls the decision of a ballot, which stays in the register with the reason. */
export async function annulDecisionOf(
  transaction: Queries,
  { id, association_id, item_id }: Pick<Decided, 'id' | 'association_id' | 'item_id'>,
  reason: string,
  now: Date,
): Promise<void> {
  const changed = await repository.annulDecision(
    transaction,
    { association_id, item_id, ballot_id: id },
    { annulled_on: dutchDay(now), annulled_reason: reason },
  );
  await tellOf(transaction, association_id, changed, now);
}

/** Records that the minutes of a meeting were published, so that the month of who was absent starts (Burgerlijk Wetboek 5:130 lid 2). */
export async function publishDecisionsOf(
  transaction: Queries,
  key: { association_id: string; meeting_id: string },
  now: Date,
): Promise<void> {
  const changed = await repository.updateMinutesDay(transaction, key, dutchDay(now));
  await tellOf(transaction, key.association_id, changed, now);
}
