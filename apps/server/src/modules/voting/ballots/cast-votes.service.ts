import { hash } from 'node:crypto';
import type { CastVotesForm, RefusedVote } from '@mijn/domain/ballots';
import { isHeld } from '@mijn/domain/presence';
import { isSameVote } from '@mijn/domain/tally';
import { announceToMember } from '../../../capabilities/sections/sections.ts';
import type { Services } from '../../../capabilities/services.ts';
import { changeAndRead, type Database, type Queries, readIn } from '../../../platform/database/index.ts';
import { AppError, type Member, orNotFound } from '../../../platform/wire/index.ts';
import { auditCaller } from '../../../platform/security/audit.ts';
import { marksOf, voteRefusal, requireChoice } from '../sent-votes.service.ts';
import { announceMeeting } from '../presence/presence.service.ts';
import { type BallotRecord, lockBallot, type OfBallot } from './ballots.repository.ts';
import * as repository from './own-votes.repository.ts';
import {
  type BallotOfVotes,
  getAtMeeting,
  hashOfVoter,
  listVotes,
  readOwnVotes,
  voterOf,
} from './own-votes.service.ts';
import { errorOf, refusalOf, refusalOfAll } from './vote-refusals.service.ts';

type Needs = Pick<Services, 'database' | 'now'>;

/** Returns what is stored of the votes. @throws AppError `validation_failed` for a choice that the proposal does not have. */
function choicesOf(
  { votes }: CastVotesForm,
  own: ReadonlyMap<string, Awaited<ReturnType<typeof listVotes>>[number]>,
  ballot: BallotOfVotes,
) {
  return votes.map(({ apartment_id, choice, option, further_options }) => {
    const { instruction, proxy_id } = orNotFound(own.get(apartment_id));
    // An instruction counts whatever its holder sends.
    if (instruction) return { apartment_id, proxy_id, ...instruction };
    if (choice === null) throw voteRefusal('required');
    return { apartment_id, proxy_id, ...requireChoice(ballot, { choice, option, further_options }) };
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
    if (sealed.length !== sealed_count) throw voteRefusal('not_allowed');
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
    const { choice, option, further_options } = vote;
    return !known || choice === null || !isSameVote(known, { choice, option, further_options });
  });
}

/** Returns the apartments for which the caller votes in a ballot, by id. */
async function listOwn(
  database: Database,
  caller: Member,
  of: Pick<OfBallot, 'meeting_id'>,
  ballot: BallotOfVotes,
) {
  const rows = await listVotes(database, caller, of, ballot);
  return new Map(rows.map((row) => [row.apartment_id, row]));
}

/**
 * Saves votes of a member. Returns the ids of the apartments whose votes were saved: a vote that would replace one which it does not know is
 * not.
 */
async function save(
  transaction: Queries,
  voter: ReturnType<typeof voterOf>,
  ballot: BallotRecord,
  form: CastVotesForm,
  { own, now }: { own: Awaited<ReturnType<typeof listOwn>>; now: Date },
): Promise<string[]> {
  const { user_id, association_id, ballot_id } = voter;
  const { markOf, replaced } = marksOf(form.votes);
  const key = hashOfVoter(voter);
  if (ballot.is_secret)
    return repository.saveSealed(
      transaction,
      sealedOf(form, own, user_id).map((row) =>
        Object.assign(row, { association_id, ballot_id, marks: { [key]: markOf(row.apartment_id) } }),
      ),
      { voter: key, replaced },
    );
  return repository.saveVotes(
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
}

/** Saves those of some votes that can be saved. Returns why the others can't. */
async function saveAllowed(
  transaction: Queries,
  caller: Member,
  of: OfBallot,
  votes: Fresh,
  { ballot, own, now }: { ballot: BallotRecord; own: Awaited<ReturnType<typeof listOwn>>; now: Date },
): Promise<RefusedVote[]> {
  const refusals = votes.map(({ apartment_id }) => ({
    apartment_id,
    reason: refusalOf(own.get(apartment_id)),
  }));
  const refused = refusals.flatMap(({ apartment_id, reason }) => (reason ? [{ apartment_id, reason }] : []));
  const allowed = votes.filter((_, at) => refusals[at]?.reason === undefined);
  if (allowed.length === 0) return refused;
  const voter = voterOf(caller, of);
  const saved = await save(transaction, voter, ballot, { votes: allowed }, { own, now });
  if (saved.length > 0) {
    if (await repository.hasVotesOfOthers(transaction, voter, saved))
      await announceMeeting(transaction, voter, now);
    else
      // The other devices of the member show the vote too.
      await announceToMember(transaction, {
        member_id: voter.user_id,
        association_id: voter.association_id,
        section: 'ballots',
      });
    const details = { ...of, apartments: saved.length };
    await auditCaller(transaction, caller, 'votes_cast', details, now);
  }
  const newer = allowed.filter(({ apartment_id }) => !saved.includes(apartment_id));
  return [...refused, ...newer.map(({ apartment_id }) => ({ apartment_id, reason: 'newer_vote' as const }))];
}

/**
 * Votes for apartments. A vote that was received counts: the closing of a ballot waits for the votes that came before it. The same votes
 * once more are confirmed, also later on. A vote that was made before another one of the member arrived is refused. One that is refused
 * leaves the others: it is named in `refused`, and is the error of the call only if every vote is refused.
 * @throws AppError `not_found`, `ballot_closed`, `meeting_not_held`, `not_present`, `forbidden` for an apartment of somebody else,
 * `newer_vote`, `vote_on_paper`, `vote_by_phone` for a holder after the owner voted secretly, or `validation_failed`.
 */
export async function castVotes(services: Needs, caller: Member, of: OfBallot, form: CastVotesForm) {
  const now = services.now();
  const at = await getAtMeeting(services, caller, of);
  const voter = voterOf(caller, of);
  return changeAndRead(
    services,
    async (transaction): Promise<RefusedVote[]> => {
      const ballot = orNotFound(await lockBallot(transaction, voter, 'share'));
      if (ballot.state === 'cancelled') throw new AppError('ballot_closed');
      const isOpen = ballot.state === 'open';
      const own = await listOwn(readIn(services.database, transaction), caller, of, ballot);
      const votes = await freshVotesOf(transaction, voter, form, ballot, isOpen ? own : undefined);
      if (votes.length === 0) return [];
      const ofAll = refusalOfAll(ballot, {
        isHeld: isHeld(at.meeting, now),
        isPresent: at.presence !== null,
      });
      const found = ofAll
        ? votes.map(({ apartment_id }) => ({ apartment_id, reason: ofAll }))
        : await saveAllowed(transaction, caller, of, votes, { ballot, own, now });
      const [first] = found;
      if (first && found.length === form.votes.length) throw errorOf(first.reason);
      return found;
    },
    async (inside, refused) => ({ ...(await readOwnVotes(inside, caller, of, at)), refused }),
  );
}
