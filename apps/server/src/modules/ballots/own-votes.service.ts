import { hash } from 'node:crypto';
import type { CastVotesForm } from '@mijn/domain/ballots';
import { isHeld } from '@mijn/domain/presence';
import { isChoiceOf } from '@mijn/domain/tally';
import { v7 as newId } from 'uuid';
import type { Services } from '../../capabilities/services.ts';
import { inTransaction, type Queries } from '../../platform/database/index.ts';
import { AppError, type Member, orNotFound } from '../../platform/wire/index.ts';
import { auditMeeting, requireMeeting } from '../meetings/meetings.service.ts';
import { announceMeeting, getOwnPresence, requireHeld } from '../presence/presence.service.ts';
import { ballotsFor } from './ballots.access.ts';
import { keyOf } from './ballot-changes.service.ts';
import { type BallotRecord, findOpenBallot, lockBallot, type OfBallot } from './ballots.repository.ts';
import * as repository from './own-votes.repository.ts';

type Needs = Pick<Services, 'database' | 'now'>;

interface OfMeeting {
  meeting_id: string;
}

/** The key of a ballot with its voter. */
const voterOf = (caller: Member, of: OfBallot) => ({ ...keyOf(caller, of), user_id: caller.user_id });

/** The hash that names a voter beside sealed votes. */
const hashOfVoter = ({ user_id, ballot_id }: { user_id: string; ballot_id: string }): string =>
  hash('sha256', [ballot_id, user_id].join('\n'), 'base64url');

type BallotOfVotes = Pick<BallotRecord, 'id' | 'item_id' | 'options'>;

/** Returns the apartments for which the caller votes. An instruction that does not fit the options any more is none. */
async function listVotes(queries: Queries, caller: Member, { meeting_id }: OfMeeting, ballot: BallotOfVotes) {
  const of = voterOf(caller, { meeting_id, ballot_id: ballot.id });
  const rows = await repository.listOwnVotes(queries, { ...of, item_id: ballot.item_id }, hashOfVoter(of));
  return rows.map((row) =>
    row.instruction === null || isChoiceOf(ballot.options, row.instruction)
      ? row
      : Object.assign(row, { instruction: null }),
  );
}

/** Returns the open ballot and the votes of the caller. Staff who act for the member do not see what the member voted. @throws AppError `not_found` */
export async function getOwnVotes({ database, now }: Needs, caller: Member, { meeting_id }: OfMeeting) {
  const meeting = await requireMeeting(database, caller.membership, meeting_id);
  const [{ presence, code }, found] = await Promise.all([
    getOwnPresence({ database }, caller, { meeting_id }),
    findOpenBallot(database, ballotsFor(caller), meeting_id),
  ]);
  const rows = found && presence ? await listVotes(database.queries, caller, { meeting_id }, found) : [];
  return {
    is_held: isHeld(meeting, now()),
    code,
    may_attend_online: meeting.online_url !== null,
    presence,
    ballot: found ?? null,
    votes: rows.map(
      ({ instruction, vote, is_sealed, is_sealed_by_owner: _sealed, proxy_id: _proxy, ...row }) =>
        Object.assign(row, {
          instruction: instruction?.choice ?? null,
          instruction_option: instruction?.option ?? null,
          vote: vote && !caller.impersonator ? { ...vote, voted_at: new Date(vote.voted_at) } : null,
          has_voted: vote !== null || is_sealed || row.is_on_paper,
        }),
    ),
  };
}

const refuse = (code: 'required' | 'not_allowed') =>
  new AppError('validation_failed', { errors: { votes: [{ code }] } });

/** Returns whether the owners of an apartment voted before the meeting, so that the vote of a holder would not count. */
const isOwnersVote = (row: { is_early: boolean; right: string } | undefined): boolean =>
  row?.is_early === true && row.right === 'proxy';

/** Returns whether an owner of an apartment voted secretly and left, so that the vote of a holder would replace that of the owner. */
const isSealedByOwner = (row: repository.OwnVoteRow | undefined): boolean =>
  row?.is_sealed_by_owner === true && row.right === 'proxy';

/** Returns what is stored of the votes. @throws AppError `validation_failed` for a choice that the proposal does not have. */
function choicesOf(
  { votes }: CastVotesForm,
  own: ReadonlyMap<string, Awaited<ReturnType<typeof listVotes>>[number]>,
  { options }: BallotOfVotes,
) {
  return votes.map(({ apartment_id, choice, option }) => {
    const { instruction, proxy_id } = orNotFound(own.get(apartment_id));
    // An instruction counts whatever its holder sends.
    if (instruction) return { apartment_id, proxy_id, ...instruction };
    if (choice === null) throw refuse('required');
    if (!isChoiceOf(options, { choice, option })) throw refuse('not_allowed');
    return { apartment_id, proxy_id, choice, option };
  });
}

/** The hash has the apartment and the voter, so that nobody learns by it which sealed votes of others belong together. */
const hashOf = (user_id: string, apartment_id: string, sealed: readonly string[]): string =>
  hash('sha256', [user_id, apartment_id, ...sealed].join('\n'), 'base64url');

/** @throws AppError `validation_failed` unless each apartment has as many sealed votes as it takes. */
function sealedOf(
  { votes }: CastVotesForm,
  own: ReadonlyMap<string, { sealed_count: number; proxy_id: string | null }>,
  user_id: string,
) {
  return votes.map(({ apartment_id, sealed }) => {
    const { sealed_count, proxy_id } = orNotFound(own.get(apartment_id));
    if (sealed.length !== sealed_count) throw refuse('not_allowed');
    return { apartment_id, proxy_id, sealed, sealed_hash: hashOf(user_id, apartment_id, sealed) };
  });
}

/** The votes of a call that the ballot does not have yet. */
type Fresh = CastVotesForm['votes'];

/** A vote before the meeting is sent once more, so that it counts beside those of other owners. */
const voteAtMeeting = ({ vote, is_early }: repository.OwnVoteRow) => (is_early ? null : vote);

/**
 * Returns the votes of a call that the ballot does not have of the member yet. The others were received, although the member may have got
 * no response.
 * @param own the apartments for which the member votes now; undefined once the ballot is closed.
 */
async function freshVotesOf(
  transaction: Queries,
  voter: ReturnType<typeof voterOf>,
  { votes }: CastVotesForm,
  { is_secret }: { is_secret: boolean },
  own?: Awaited<ReturnType<typeof listOwn>>,
): Promise<Fresh> {
  if (is_secret) {
    const hashes = votes.map(({ apartment_id, sealed }) => hashOf(voter.user_id, apartment_id, sealed));
    const received = new Set(await repository.listSealedHashes(transaction, voter, hashes));
    return votes.filter(({ apartment_id, mark }, at) => {
      const row = own?.get(apartment_id);
      // What a holder sealed does not count for the proxy that replaced the one of the vote.
      if (row?.is_sealed === false) return true;
      // Another owner may have voted after it: then the last vote of the apartment stays.
      const isMarked = mark !== undefined && row?.mark === mark;
      return !isMarked && !received.has(hashes[at] ?? '');
    });
  }
  const received = await repository.listVotesOf(transaction, voter);
  return votes.filter((vote) => {
    const row = own?.get(vote.apartment_id);
    const stored = received.find(({ apartment_id }) => apartment_id === vote.apartment_id);
    // Whoever votes for the apartment no more can learn that a vote was received. A new one is refused.
    const known = row ? voteAtMeeting(row) : own && stored?.mark !== vote.mark ? undefined : stored;
    return known?.choice !== vote.choice || known.option !== vote.option;
  });
}

/** Returns the apartments for which the caller votes in a ballot, by id. */
async function listOwn(queries: Queries, caller: Member, of: OfMeeting, ballot: BallotOfVotes) {
  const rows = await listVotes(queries, caller, of, ballot);
  return new Map(rows.map((row) => [row.apartment_id, row]));
}

/** Saves votes of a member. @throws AppError `newer_vote` if one would replace a vote that it does not know. */
async function save(
  transaction: Queries,
  voter: ReturnType<typeof voterOf>,
  ballot: BallotRecord,
  form: CastVotesForm,
  { own, now }: { own: Awaited<ReturnType<typeof listOwn>>; now: Date },
): Promise<void> {
  const { user_id, association_id, ballot_id } = voter;
  const marks = new Map(form.votes.map(({ apartment_id, mark }) => [apartment_id, mark ?? newId()]));
  const markOf = (apartment_id: string): string => orNotFound(marks.get(apartment_id));
  const replaced = Object.fromEntries(
    form.votes.flatMap(({ apartment_id, replaces }) =>
      replaces ? [[apartment_id, [...replaces, markOf(apartment_id)]]] : [],
    ),
  );
  const key = hashOfVoter(voter);
  const isSaved = ballot.is_secret
    ? await repository.saveSealed(
        transaction,
        sealedOf(form, own, user_id).map((row) =>
          Object.assign(row, { association_id, ballot_id, marks: { [key]: markOf(row.apartment_id) } }),
        ),
        { voter: key, replaced },
      )
    : await repository.saveVotes(
        transaction,
        choicesOf(form, own, ballot).map((row) =>
          Object.assign(row, {
            association_id,
            ballot_id,
            user_id,
            voted_at: now,
            mark: markOf(row.apartment_id),
          }),
        ),
        replaced,
      );
  if (!isSaved) throw new AppError('newer_vote');
}

/**
 * Votes for apartments. A vote that was received counts: the closing of a ballot waits for the votes that came before it. The same votes
 * once more are confirmed, also later on. A vote that was made before another one of the member arrived is refused.
 * @throws AppError `not_found`, `ballot_closed`, `meeting_not_held`, `not_present`, `forbidden` for an apartment of somebody else,
 * `newer_vote`, `vote_on_paper`, `vote_by_phone` for a holder after the owner voted secretly, or `validation_failed`.
 */
export async function castVotes(services: Needs, caller: Member, of: OfBallot, form: CastVotesForm) {
  const { database } = services;
  const now = services.now();
  const { meeting_id, ballot_id } = of;
  const [{ presence }, meeting] = await Promise.all([
    getOwnPresence({ database }, caller, of),
    requireMeeting(database, caller.membership, meeting_id),
  ]);
  const voter = voterOf(caller, of);
  await inTransaction(database.queries, async (transaction) => {
    const ballot = orNotFound(await lockBallot(transaction, voter, 'share'));
    if (ballot.state === 'cancelled') throw new AppError('ballot_closed');
    const isOpen = ballot.state === 'open';
    const own = await listOwn(transaction, caller, of, ballot);
    const votes = await freshVotesOf(transaction, voter, form, ballot, isOpen ? own : undefined);
    if (votes.length === 0) return;
    if (!isOpen) throw new AppError('ballot_closed');
    requireHeld(meeting, now);
    if (!presence) throw new AppError('not_present');
    if (votes.some(({ apartment_id }) => isOwnersVote(own.get(apartment_id))))
      throw new AppError('forbidden', { message: 'The owner voted before the meeting.' });
    if (votes.some(({ apartment_id }) => !own.has(apartment_id)))
      throw new AppError('forbidden', { message: 'The caller does not vote for this apartment.' });
    if (votes.some(({ apartment_id }) => own.get(apartment_id)?.is_on_paper))
      throw new AppError('vote_on_paper');
    if (votes.some(({ apartment_id }) => isSealedByOwner(own.get(apartment_id))))
      throw new AppError('vote_by_phone');
    await save(transaction, voter, ballot, { votes }, { own, now });
    const voted = votes.map(({ apartment_id }) => apartment_id);
    if (await repository.hasVotesOfOthers(transaction, voter, voted))
      await announceMeeting(transaction, voter, now);
    const details = { meeting_id, ballot_id, apartments: votes.length };
    await auditMeeting(transaction, caller, 'votes_cast', details, now);
  });
  return getOwnVotes(services, caller, of);
}
