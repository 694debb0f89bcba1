import {
  type EarlyVoteObstacle,
  type EarlyVotesForm,
  earlyVotesFrom,
  hasEarlyVotes,
} from '@mijn/domain/early-votes';
import { EARLY_VOTES_MAIL_DELAY_MS } from '@mijn/domain/limits';
import { isSameVote, optionsOf } from '@mijn/domain/tally';
import type { Services } from '../../../capabilities/services.ts';
import { changeAndRead } from '../../../platform/database/index.ts';
import { AppError, type Member, orNotFound } from '../../../platform/wire/index.ts';
import { auditCaller } from '../../../platform/security/audit.ts';
import { keyOf, requireMeeting } from '../../meetings/meetings.service.ts';
import { listVotingRules } from '../../voting-rules/voting-rules.service.ts';
import { areEarlyVotesCounted } from '../../voting-rules/counted-early-votes.service.ts';
import { countedEarlyVotes, ownEarlyVotes } from '../../meetings/meetings.access.ts';
import { mailEarlyVotes } from './early-votes.jobs.ts';
import * as repository from './early-votes.repository.ts';
import { marksOf, voteRefusal, requireChoice } from '../sent-votes.service.ts';
import { getVotingState, type VotingState } from './voting-state.service.ts';

type Needs = Pick<Services, 'database' | 'now'>;

interface OfMeeting {
  meeting_id: string;
}

interface OfItem extends OfMeeting {
  item_id: string;
}

/** Returns what the caller voted. Staff who act for the member do not see it. @throws AppError `not_found` */
export async function getEarlyVotes({ database, now }: Needs, caller: Member, { meeting_id }: OfMeeting) {
  const key = keyOf(caller, { meeting_id });
  const filter = ownEarlyVotes(caller);
  await requireMeeting(database, caller.membership, meeting_id);
  const [rules, apartments] = await Promise.all([
    listVotingRules(database, key.association_id),
    repository.listOwnApartments(database, filter),
  ]);
  const state = await getVotingState(database.queries, key, { rules, now });
  const hasVotes = hasEarlyVotes(rules) && apartments.length > 0;
  const items = hasVotes
    ? await repository.listVotesByItem(database, filter, { ...key, user_id: caller.user_id })
    : [];
  const ofCaller: EarlyVoteObstacle | null = apartments.length === 0 ? 'no_apartment' : null;
  return {
    obstacle: state.obstacle ?? ofCaller,
    may_withdraw: state.may_withdraw && apartments.length > 0,
    opens_on: earlyVotesFrom(state.meeting_date),
    apartments,
    items: items.map(({ item_id, number, votes }) => ({
      item_id,
      number,
      votes: votes.map(({ vote, ...one }) =>
        Object.assign(one, {
          vote: vote && !caller.impersonator ? { ...vote, voted_at: new Date(vote.voted_at) } : null,
        }),
      ),
    })),
  };
}

type Stored = Awaited<ReturnType<typeof repository.listVotesOf>>[number];
type Proposal = NonNullable<Awaited<ReturnType<typeof repository.findProposalText>>>;

const isAbout = (stored: Stored, { wording, decision_kind, options, election }: Proposal): boolean =>
  stored.outdated_at === null &&
  stored.further_options.length < (election?.seats ?? 1) &&
  stored.wording === wording &&
  stored.decision_kind === decision_kind &&
  stored.options.join('\n') === options.join('\n');

/** Returns whether a vote that was sent is stored already, about the text as it is now. */
function isReceived(
  { apartment_id, choice, ...options }: EarlyVotesForm['votes'][number],
  stored: readonly Stored[],
  proposal: Proposal,
): boolean {
  const one = stored.find((row) => row.apartment_id === apartment_id);
  if (choice === null || !one || one.choice === null) return choice === (one?.choice ?? null);
  const before = { ...one, choice: one.choice };
  return isSameVote(before, { choice, ...options }) && isAbout(one, proposal);
}

/** @throws AppError `meeting_begun` or `early_votes_closed`, unless the caller can vote, or withdraw votes, now. */
function requireOpen({ obstacle, may_withdraw }: VotingState, votes: EarlyVotesForm['votes']): void {
  if (!obstacle || (may_withdraw && votes.every(({ choice }) => choice === null))) return;
  throw new AppError(obstacle === 'meeting_begun' ? 'meeting_begun' : 'early_votes_closed');
}

/** Returns what is stored of a vote; one that is withdrawn has no choice. @throws AppError `validation_failed` */
function choiceOf({ choice, ...options }: EarlyVotesForm['votes'][number], proposal: Proposal) {
  if (choice !== null) return requireChoice(proposal, { choice, ...options });
  if (optionsOf(options).length > 0) throw voteRefusal('not_allowed');
  return { choice, option: null, further_options: [] };
}

/**
 * Votes about a proposal before the meeting. The mail that confirms it is sent a little later, and does not say what was voted.
 * @throws AppError `not_found`, `meeting_begun`, `early_votes_closed`, `forbidden` for an apartment of somebody else, `conflict` if the
 * caller read another version of the proposal, `newer_vote` if a vote would replace one that it does not know, or `validation_failed`.
 */
export async function castEarlyVotes(
  services: Needs,
  caller: Member,
  { meeting_id, item_id }: OfItem,
  { version, votes }: EarlyVotesForm,
) {
  const { database } = services;
  const key = keyOf(caller, { meeting_id });
  const { user_id } = caller;
  const voter = { ...key, item_id, user_id };
  await requireMeeting(database, caller.membership, meeting_id);
  const [rules, apartments] = await Promise.all([
    listVotingRules(database, key.association_id),
    repository.listOwnApartments(database, ownEarlyVotes(caller)),
  ]);
  return changeAndRead(
    services,
    async (transaction) => {
      // The first ballot of the meeting and the changes of its agenda wait for the lock, or this call for them.
      const state = await getVotingState(transaction, key, { rules, now: services.now, isShared: true });
      const now = state.at;
      const proposal = orNotFound(await repository.findProposalText(transaction, key, item_id));
      const own = new Set(apartments.map(({ apartment_id }) => apartment_id));
      if (votes.some(({ apartment_id }) => !own.has(apartment_id)))
        throw new AppError('forbidden', { message: 'The caller does not own this apartment.' });
      const stored = await repository.listVotesOf(transaction, voter);
      const changed = votes.filter((vote) => !isReceived(vote, stored, proposal));
      if (changed.length === 0) return;
      requireOpen(state, changed);
      if (proposal.version !== version) throw new AppError('conflict');
      const { markOf, replaced } = marksOf(changed);
      const { title, wording, decision_kind, options } = proposal;
      const text = { title, wording, decision_kind, options };
      const rows = changed.map((vote) => {
        const { apartment_id } = vote;
        const mark = markOf(apartment_id);
        return { ...voter, apartment_id, ...choiceOf(vote, proposal), mark, voted_at: now, ...text };
      });
      if (!(await repository.saveEarlyVotes(transaction, rows, replaced))) throw new AppError('newer_vote');
      const details = { meeting_id, item_id, apartments: changed.length };
      await auditCaller(transaction, caller, 'early_votes_cast', details, now);
      await mailEarlyVotes.add(
        transaction,
        { ...key, user_id, at: now.toISOString() },
        { key: `${meeting_id}/${user_id}`, delayMs: EARLY_VOTES_MAIL_DELAY_MS },
      );
    },
    (inside) => getEarlyVotes(inside, caller, { meeting_id }),
  );
}

/** @throws AppError `forbidden` outside the board, or `not_found` */
export async function listEarlyVoteCounts(
  { database }: Pick<Needs, 'database'>,
  caller: Member,
  { meeting_id }: OfMeeting,
) {
  await requireMeeting(database, caller.membership, meeting_id);
  const filter = countedEarlyVotes(caller);
  if (!(await areEarlyVotesCounted({ database }, caller))) return { data: [] };
  return { data: await repository.countEarlyVotes(database, filter, keyOf(caller, { meeting_id })) };
}
