import { type AgendaItem, sinceConvocation } from '@mijn/domain/agenda';
import type { Election } from '@mijn/domain/elections/contract';
import { basisNeeded, majorityNeeded, quorumNeeded, rulesAtMeeting } from '@mijn/domain/voting-rules';
import { v7 as newId } from 'uuid';
import type { Services } from '../../../capabilities/services.ts';
import type { Member } from '../../../platform/wire/index.ts';
import { requireMeeting } from '../meetings.service.ts';
import { getVotingRules } from '../../voting-rules/voting-rules.service.ts';
import type { Queries } from '../../../platform/database/index.ts';
import {
  type AgendaKey,
  type ElectionColumns,
  forgetChanges,
  insertItem,
  listPlaces,
  replaceDocuments,
} from './agenda-changes.repository.ts';
import { agendaFor, memberProposalsFor, questionsFor } from '../meetings.access.ts';
import * as repository from './agenda.repository.ts';

export {
  findItem,
  keepsItem,
  listDocumentIds,
  takeOver as takeOverAgenda,
} from './agenda-changes.repository.ts';
export { listProposals } from './agenda.repository.ts';

/** Returns the election that columns have; null for none. */
const electionOf = ({ seats, election_method: method }: ElectionColumns): Election | null =>
  seats === null || method === null ? null : { seats, method };

/** Returns the agenda of a meeting. Each proposal has the rules of its kind of decisions. @throws AppError `not_found` */
export async function listAgendaItems(
  { database }: Pick<Services, 'database'>,
  caller: Member,
  { meeting_id }: { meeting_id: string },
) {
  const meeting = await requireMeeting(database, caller.membership, meeting_id);
  const [items, { rules: all, votes_total }] = await Promise.all([
    repository.listAgendaItems(database, agendaFor(caller.membership), meeting_id),
    getVotingRules({ database }, caller),
  ]);
  const rules = rulesAtMeeting(all, meeting);
  const proposalOf = (
    wording: string,
    decision_kind: string | null,
    options: string[],
    election: Election | null,
  ) => ({
    wording,
    options,
    election,
    decision_kind,
    majority: majorityNeeded(rules, decision_kind),
    majority_basis: basisNeeded(rules, decision_kind),
    quorum_votes: quorumNeeded(rules, votes_total, decision_kind),
    votes_total,
  });
  const data = items.map(
    ({ wording, decision_kind, options, seats, election_method, is_late, convened, ...item }) =>
      Object.assign(item, {
        since_convocation: sinceConvocation({ is_late, convened, wording, options }),
        proposal:
          wording === null
            ? null
            : proposalOf(wording, decision_kind, options, electionOf({ seats, election_method })),
      }),
  );
  return { data };
}

/** Returns the agenda of a meeting with how much the caller finds beside it: questions, and proposals of members. @throws AppError `not_found` */
export async function readAgenda(
  services: Pick<Services, 'database'>,
  caller: Member,
  { meeting_id }: { meeting_id: string },
) {
  const { database } = services;
  const [{ data }, questions, open_proposal_count] = await Promise.all([
    listAgendaItems(services, caller, { meeting_id }),
    repository.countQuestions(database, questionsFor(caller), meeting_id),
    repository.countOpenProposals(database, memberProposalsFor(caller), meeting_id),
  ]);
  const withCount = (item: (typeof data)[number]) =>
    Object.assign(item, { question_count: questions.get(item.id) ?? 0 });
  return { data: data.map(withCount), open_proposal_count };
}

/** Returns a proposal of a meeting with its rules; undefined for an item that is not decided about. @throws AppError `not_found` for an unknown meeting. */
export async function findProposal(
  services: Pick<Services, 'database'>,
  caller: Member,
  { meeting_id, item_id }: { meeting_id: string; item_id: string },
) {
  const { data } = await listAgendaItems(services, caller, { meeting_id });
  const item = data.find(({ id }) => id === item_id);
  return item?.proposal ? { ...item, proposal: item.proposal } : undefined;
}

/**
 * Ends the changes since the last convocation, in a transaction that has locked the meeting. @returns whether the agenda still is as
 * it was read.
 */
export async function convokeAgenda(
  transaction: Queries,
  key: AgendaKey,
  read: readonly Pick<AgendaItem, 'id' | 'number' | 'version'>[],
): Promise<boolean> {
  const places = await listPlaces(transaction, key);
  const isAsRead =
    places.length === read.length &&
    places.every(({ id, number, version }, at) => {
      const item = read[at];
      return item?.id === id && item.number === number && item.version === version;
    });
  if (isAsRead) await forgetChanges(transaction, key);
  return isAsRead;
}

type CopiedItem = Pick<AgendaItem, 'id' | 'title' | 'text' | 'kind' | 'proposal' | 'document_ids'>;

/** Writes items as the agenda of a new meeting, from number 1. @param documents the ids of the documents there, by those of the items. */
export async function copyItems(
  transaction: Queries,
  items: readonly CopiedItem[],
  to: AgendaKey,
  documents: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [at, { id: first_item_id, title, text, kind, proposal, document_ids }] of items.entries()) {
    const id = newId();
    await insertItem(transaction, {
      ...to,
      id,
      number: at + 1,
      title,
      text,
      kind,
      wording: proposal?.wording ?? null,
      decision_kind: proposal?.decision_kind ?? null,
      options: proposal?.options ?? [],
      seats: proposal?.election?.seats ?? null,
      election_method: proposal?.election?.method ?? null,
      is_late: false,
      changed_at: null,
      first_item_id,
    });
    const ids = document_ids.flatMap((document) => documents.get(document) ?? []);
    await replaceDocuments(transaction, to, id, ids);
  }
}
