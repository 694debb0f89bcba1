import {
  type EarlyVoteObstacle,
  type EarlyVotesForm,
  earlyVotesFrom,
  hasEarlyVotes,
  obstacleOfMeeting,
} from '@mijn/domain/early-votes';
import { EARLY_VOTES_MAIL_DELAY_MS } from '@mijn/domain/limits';
import { isConvened } from '@mijn/domain/meetings';
import { isChoiceOf, type Vote } from '@mijn/domain/tally';
import type { Services } from '../../capabilities/services.ts';
import { inTransaction, type Queries } from '../../platform/database/index.ts';
import { AppError, type Member, orNotFound } from '../../platform/wire/index.ts';
import { auditMeeting, isPlanned, type MeetingKey, requireMeeting } from '../meetings/meetings.service.ts';
import { listVotingRules } from '../voting-rules/voting-rules.service.ts';
import { areEarlyVotesCounted } from './counted-early-votes.service.ts';
import { countedEarlyVotes, ownEarlyVotes } from './early-votes.access.ts';
import { mailEarlyVotes } from './early-votes.jobs.ts';
import * as repository from './early-votes.repository.ts';

type Needs = Pick<Services, 'database' | 'now'>;

interface OfMeeting {
  meeting_id: string;
}

interface OfItem extends OfMeeting {
  item_id: string;
}

const keyOf = ({ membership: { association_id } }: Member, { meeting_id }: OfMeeting): MeetingKey => ({
  association_id,
  meeting_id,
});

/** Returns what decides whether owners can vote. A meeting has begun with its first ballot, which can be before its time. */
async function findMeeting(queries: Queries, key: MeetingKey, now: Date, isShared = false) {
  const meeting = orNotFound(await repository.findMeetingToVoteAbout(queries, key, isShared));
  return {
    meeting_date: meeting.meeting_date,
    is_convened: isConvened(meeting.sent_date, now),
    has_begun: !isPlanned(meeting, now) || meeting.has_ballots,
  };
}

/** Returns what the caller voted. Staff who act for the member do not see it. @throws AppError `not_found` */
export async function getEarlyVotes({ database, now }: Needs, caller: Member, { meeting_id }: OfMeeting) {
  const key = keyOf(caller, { meeting_id });
  const filter = ownEarlyVotes(caller);
  await requireMeeting(database, caller.membership, meeting_id);
  const [meeting, rules, apartments] = await Promise.all([
    findMeeting(database.queries, key, now()),
    listVotingRules(database, key.association_id),
    repository.listOwnApartments(database, filter),
  ]);
  const hasVotes = hasEarlyVotes(rules) && apartments.length > 0;
  const items = hasVotes
    ? await repository.listVotesByItem(database, filter, { ...key, user_id: caller.user_id })
    : [];
  const ofCaller: EarlyVoteObstacle | null = apartments.length === 0 ? 'no_apartment' : null;
  return {
    obstacle: obstacleOfMeeting(rules, meeting, now()) ?? ofCaller,
    opens_on: earlyVotesFrom(meeting.meeting_date),
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

const refuse = (code: 'required' | 'not_allowed') =>
  new AppError('validation_failed', { errors: { votes: [{ code }] } });

type Stored = Awaited<ReturnType<typeof repository.listVotesOf>>[number];
type Proposal = NonNullable<Awaited<ReturnType<typeof repository.findProposalText>>>;

const isAbout = (stored: Stored, { wording, decision_kind, options }: Proposal): boolean =>
  stored.outdated_at === null &&
  stored.wording === wording &&
  stored.decision_kind === decision_kind &&
  stored.options.join('\n') === options.join('\n');

/** Returns whether a vote that was sent is stored already, about the text as it is now. */
function isReceived(
  { apartment_id, choice, option }: EarlyVotesForm['votes'][number],
  stored: readonly Stored[],
  proposal: Proposal,
): boolean {
  const one = stored.find((row) => row.apartment_id === apartment_id);
  if (choice === null) return one === undefined;
  return one !== undefined && one.choice === choice && one.option === option && isAbout(one, proposal);
}

/** @throws AppError `validation_failed` for a choice that the proposal does not have. */
function choiceOf({ choice, option }: EarlyVotesForm['votes'][number], { options }: Proposal): Vote | null {
  if (choice === null) {
    if (option !== null) throw refuse('not_allowed');
    return null;
  }
  if (!isChoiceOf(options, { choice, option })) throw refuse('not_allowed');
  return { choice, option };
}

/**
 * Votes about a proposal before the meeting. The mail that confirms it is sent a little later, and does not say what was voted.
 * @throws AppError `not_found`, `meeting_begun`, `early_votes_closed`, `forbidden` for an apartment of somebody else, `conflict` if the
 * caller read another version of the proposal, or `validation_failed`.
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
  await inTransaction(database.queries, async (transaction) => {
    // The first ballot of the meeting and the changes of its agenda wait for the lock, or this call for them.
    const meeting = await findMeeting(transaction, key, services.now(), true);
    const now = services.now();
    const proposal = orNotFound(await repository.findProposalText(transaction, key, item_id));
    const own = new Set(apartments.map(({ apartment_id }) => apartment_id));
    if (votes.some(({ apartment_id }) => !own.has(apartment_id)))
      throw new AppError('forbidden', { message: 'The caller does not own this apartment.' });
    const stored = await repository.listVotesOf(transaction, voter);
    const changed = votes.filter((vote) => !isReceived(vote, stored, proposal));
    if (changed.length === 0) return;
    const obstacle = obstacleOfMeeting(rules, meeting, now);
    if (obstacle) throw new AppError(obstacle === 'meeting_begun' ? 'meeting_begun' : 'early_votes_closed');
    if (proposal.version !== version) throw new AppError('conflict');
    const chosen = changed.map((vote) => ({ ...vote, vote: choiceOf(vote, proposal) }));
    const { title, wording, decision_kind, options } = proposal;
    await repository.saveEarlyVotes(
      transaction,
      chosen.flatMap(({ apartment_id, vote }) =>
        vote
          ? [{ ...voter, apartment_id, ...vote, voted_at: now, title, wording, decision_kind, options }]
          : [],
      ),
    );
    await repository.withdrawEarlyVotes(
      transaction,
      voter,
      chosen.flatMap(({ apartment_id, vote }) => (vote ? [] : [apartment_id])),
    );
    const details = { meeting_id, item_id, apartments: changed.length };
    await auditMeeting(transaction, caller, 'early_votes_cast', details, now);
    await mailEarlyVotes.add(
      transaction,
      { ...key, user_id, at: now.toISOString() },
      { key: `${meeting_id}/${user_id}`, delayMs: EARLY_VOTES_MAIL_DELAY_MS },
    );
  });
  return getEarlyVotes(services, caller, { meeting_id });
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
