import { hash } from 'node:crypto';
import type { CastVotesForm } from '@mijn/domain/ballots';
import { isHeld } from '@mijn/domain/presence';
import { isChoiceOf } from '@mijn/domain/tally';
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

type BallotOfVotes = Pick<BallotRecord, 'id' | 'item_id' | 'options'>;

/** Returns the apartments for which the caller votes. An instruction that does not fit the options any more is none. */
async function listVotes(queries: Queries, caller: Member, { meeting_id }: OfMeeting, ballot: BallotOfVotes) {
  const of = voterOf(caller, { meeting_id, ballot_id: ballot.id });
  const rows = await repository.listOwnVotes(queries, { ...of, item_id: ballot.item_id });
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
    votes: rows.map(({ instruction, vote, is_sealed, proxy_id: _proxy, ...row }) =>
      Object.assign(row, {
        instruction: instruction?.choice ?? null,
        instruction_option: instruction?.option ?? null,
        vote: vote && !caller.impersonator ? { ...vote, voted_at: new Date(vote.voted_at) } : null,
        has_voted: vote !== null || is_sealed,
      }),
    ),
  };
}

const refuse = (code: 'required' | 'not_allowed') =>
  new AppError('validation_failed', { errors: { votes: [{ code }] } });

/** Returns whether the owners of an apartment voted before the meeting, so that the vote of a holder would not count. */
const isOwnersVote = (row: { is_early: boolean; right: string } | undefined): boolean =>
  row?.is_early === true && row.right === 'proxy';

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

/** Returns whether a ballot has all these votes of a member already. */
async function areReceived(
  transaction: Queries,
  of: Parameters<typeof repository.listVotesOf>[1],
  { votes }: CastVotesForm,
  { is_secret }: { is_secret: boolean },
): Promise<boolean> {
  if (is_secret) {
    const hashes = new Set(votes.map(({ apartment_id, sealed }) => hashOf(of.user_id, apartment_id, sealed)));
    return (await repository.listSealedHashes(transaction, of, [...hashes])).length === hashes.size;
  }
  const received = await repository.listVotesOf(transaction, of);
  return votes.every(({ apartment_id, choice, option }) =>
    received.some(
      (one) => one.apartment_id === apartment_id && one.choice === choice && one.option === option,
    ),
  );
}

/**
 * Votes for apartments. A vote that was received counts: the closing of a ballot waits for the votes that came before it. Later on, the
 * same votes are confirmed once more, and others are refused.
 * @throws AppError `not_found`, `ballot_closed`, `meeting_not_held`, `not_present`, `forbidden` for an apartment of somebody else, or `validation_failed`.
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
  const { user_id, association_id } = voter;
  await inTransaction(database.queries, async (transaction) => {
    const ballot = orNotFound(await lockBallot(transaction, voter, 'share'));
    if (ballot.state !== 'open') {
      if (ballot.state !== 'cancelled' && (await areReceived(transaction, voter, form, ballot))) return;
      throw new AppError('ballot_closed');
    }
    requireHeld(meeting, now);
    if (!presence) throw new AppError('not_present');
    const rows = await listVotes(transaction, caller, of, ballot);
    const own = new Map(rows.map((row) => [row.apartment_id, row]));
    if (form.votes.some(({ apartment_id }) => isOwnersVote(own.get(apartment_id))))
      throw new AppError('forbidden', { message: 'The owner voted before the meeting.' });
    if (form.votes.some(({ apartment_id }) => !own.has(apartment_id)))
      throw new AppError('forbidden', { message: 'The caller does not vote for this apartment.' });
    if (ballot.is_secret)
      await repository.saveSealed(
        transaction,
        sealedOf(form, own, user_id).map((row) => Object.assign(row, { association_id, ballot_id })),
      );
    else
      await repository.saveVotes(
        transaction,
        choicesOf(form, own, ballot).map((row) =>
          Object.assign(row, { association_id, ballot_id, user_id, voted_at: now }),
        ),
      );
    const voted = form.votes.map(({ apartment_id }) => apartment_id);
    if (await repository.hasVotesOfOthers(transaction, voter, voted))
      await announceMeeting(transaction, voter, now);
    const details = { meeting_id, ballot_id, apartments: form.votes.length };
    await auditMeeting(transaction, caller, 'votes_cast', details, now);
  });
  return getOwnVotes(services, caller, of);
}
