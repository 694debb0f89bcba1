import type { OpenBallotForm } from '@mijn/domain/ballots';
import { SECRET_VOTERS_MIN } from '@mijn/domain/limits';
import { isConvened } from '@mijn/domain/meetings';
import { isVotedSecretly } from '@mijn/domain/procedure';
import { secrecyOf } from '@mijn/domain/secrecy';
import { resultOf, totalsOf, type Vote } from '@mijn/domain/tally';
import type { Services } from '../../../capabilities/services.ts';
import { changeAndRead, type Queries, readIn } from '../../../platform/database/index.ts';
import {
  AppError,
  createAndRead,
  type CreatingRequest,
  type Member,
  orNotFound,
} from '../../../platform/wire/index.ts';
import { findProposal, takeOverAgenda } from '../../meetings/agenda/agenda.service.ts';
import { areEarlyVotesCounted } from '../../voting-rules/counted-early-votes.service.ts';
import { isPlanned, lockMeeting, requireHeld, requireMeeting } from '../../meetings/meetings.service.ts';
import { requireNotAtSecond } from '../../meetings/second-meetings/second-meetings.service.ts';
import { listVotesOfPeople } from '../presence/presence.service.ts';
import { listVotesOfApartments } from '../../voting-rules/voting-rules.service.ts';
import { noteUncounted } from './ballot-apartments.repository.ts';
import {
  type ApartmentInBallot,
  isVotedByHolder,
  listApartmentsInBallot,
  votesOf,
} from './ballot-apartments.service.ts';
import { getVotesAtOpening, keepVotes } from './ballot-owners.repository.ts';
import {
  findForBoard,
  finish,
  getBallot,
  keyOf,
  lockFor,
  lockToEnd,
  record,
} from './ballot-changes.service.ts';
import { motionToVoteAbout, readMotions } from '../motions/motions.service.ts';
import { listProceduralMotions, requireGoesOn } from '../procedure/procedure.service.ts';
import { ballotsFor, ballotsOfBoard, motionsFor } from '../../meetings/meetings.access.ts';
import * as repository from './ballots.repository.ts';
import { choicesOfBallot } from './elections.service.ts';
import { secretOf } from './secret-ballot.service.ts';
import { mindsOf } from './secret-voters.service.ts';

export type { BallotRow } from './ballots.repository.ts';

type Needs = Pick<Services, 'database' | 'now'>;

interface OfMeeting {
  meeting_id: string;
}

const isVote = (counted: ApartmentInBallot['counted']): counted is Vote =>
  typeof counted === 'object' && counted !== null;

/** @throws AppError `not_found` */
export async function listBallots({ database }: Needs, caller: Member, { meeting_id }: OfMeeting) {
  await requireMeeting(database, caller.membership, meeting_id);
  return { data: await repository.listBallots(database, ballotsFor(caller), meeting_id) };
}

/**
 * Opens a ballot about a proposal, or about the next motion to it. From then on no import changes the agenda.
 * @throws AppError `forbidden` outside the board, `not_found`, `meeting_not_held`, `meeting_adjourned`,
 * `item_at_second_meeting`, `meeting_not_begun` while owners can
 * vote before the meeting, `secret_vote_decided`, `ballot_open`, `ballot_closed` for a second round that is not due, `motions_open` about a proposal with open motions,
 * `motion_closed`, `motion_not_next`, `motion_outdated`, or `validation_failed`.
 */
export async function openBallot(
  services: Needs,
  caller: Member,
  { meeting_id }: OfMeeting,
  form: OpenBallotForm,
  request: CreatingRequest,
) {
  const { database } = services;
  const now = services.now();
  const { association_id } = caller.membership;
  await requireMeeting(database, caller.membership, meeting_id);
  const filter = ballotsOfBoard(caller);
  return createAndRead(
    services,
    { caller, request, now },
    async (transaction, id) => {
      // Whoever changes the agenda, or imports it, locks the meeting too. So the ballot has the text as it is now.
      const meeting = orNotFound(await lockMeeting(transaction, caller.membership, meeting_id));
      requireHeld(meeting, now);
      const locked = { database: readIn(database, transaction) };
      await requireGoesOn(locked.database, { association_id, meeting_id });
      await requireNotAtSecond(transaction, { association_id, meeting_id }, form.item_id);
      const item = await findProposal(locked, caller, { meeting_id, item_id: form.item_id });
      const votesOfApartments = await listVotesOfApartments(locked.database, association_id);
      const hasEarlyVotes = await areEarlyVotesCounted(locked, caller);
      // Owners were told that they can vote until the meeting begins.
      if (hasEarlyVotes && isPlanned(meeting, now)) throw new AppError('meeting_not_begun');
      if (!item || votesOfApartments.length === 0)
        throw new AppError('validation_failed', { errors: { item_id: [{ code: 'not_allowed' }] } });
      const { wording, decision_kind, majority, majority_basis, quorum_votes } = item.proposal;
      if (
        !form.is_secret &&
        isVotedSecretly(await listProceduralMotions(locked, caller, { meeting_id }), form.item_id)
      )
        throw new AppError('secret_vote_decided');
      const secret = secretOf(form, votesOfApartments);
      if (await repository.findOpenBallot(locked.database, filter, meeting_id))
        throw new AppError('ballot_open');
      const motion = motionToVoteAbout(
        await readMotions(locked.database, motionsFor(caller.membership), meeting_id),
        form,
      );
      const choices = motion
        ? { options: [] }
        : await choicesOfBallot(transaction, caller, { meeting_id }, form, item.proposal);
      await takeOverAgenda(transaction, { association_id, meeting_id }, now);
      await repository.insertBallot(transaction, {
        association_id,
        id,
        meeting_id,
        item_id: item.id,
        number: item.number,
        title: item.title,
        motion_id: motion?.id ?? null,
        wording: motion?.wording ?? wording,
        decision_kind,
        ...choices,
        since_convocation:
          motion && isConvened(meeting.sent_date, now)
            ? (item.since_convocation ?? 'changed')
            : item.since_convocation,
        majority,
        majority_basis,
        quorum_votes,
        ...secret,
        is_outcome_only:
          form.is_secret &&
          secrecyOf(await listVotesOfPeople(transaction, { association_id, meeting_id })).is_outcome_only,
        // Votes before the meeting have a name, and are about the proposal that was convened.
        counts_early_votes: hasEarlyVotes && !form.is_secret && !motion,
        state: 'open',
        opened_at: now,
      });
      await keepVotes(transaction, { association_id, ballot_id: id });
      await record(transaction, caller, { meeting_id, ballot_id: id }, 'ballot_opened', now);
    },
    (inside, ballot_id) => getBallot(inside, caller, { meeting_id, ballot_id }),
  );
}

/**
 * Deletes the sealed votes that do not count. @throws AppError `too_few_secret_votes` if so few people sealed the others that their totals
 * would tell what they voted. Then the ballot stays open, and nobody reads them.
 */
async function keepSealed(
  transaction: Queries,
  key: repository.BallotKey,
  apartmentIds: readonly string[],
): Promise<void> {
  const counted = (await repository.listSealedApartments(transaction, key)).filter(({ apartment_id }) =>
    apartmentIds.includes(apartment_id),
  );
  const { length } = mindsOf(counted);
  if (length > 0 && length < SECRET_VOTERS_MIN)
    throw new AppError('too_few_secret_votes', { params: { min: SECRET_VOTERS_MIN } });
  await repository.keepSealedOf(transaction, key, apartmentIds);
}

/**
 * Closes a ballot. An open one is counted at once; of a secret one it is kept who was present, and its votes are counted by
 * `enterSecretTotals`. @throws AppError `forbidden` outside the board, `not_found`, `ballot_closed`, or `too_few_secret_votes`.
 */
export async function closeBallot(services: Needs, caller: Member, of: repository.OfBallot) {
  const now = services.now();
  const { filter } = await findForBoard(services, caller, of);
  const key = keyOf(caller, of);
  return changeAndRead(
    services,
    async (transaction) => {
      const ballot = await lockToEnd(transaction, caller, of, ['open']);
      const apartments = await listApartmentsInBallot(transaction, filter, key, ballot);
      const present = { votes_present: votesOf(apartments), apartments_present: apartments.length };
      if (ballot.is_secret) {
        const sealed = apartments.filter(({ counted }) => counted === 'sealed');
        await keepSealed(
          transaction,
          key,
          sealed.map(({ apartment_id }) => apartment_id),
        );
        await repository.updateBallot(transaction, key, { state: 'counting', closed_at: now, ...present });
        await record(transaction, caller, of, 'ballot_closed', now);
        return;
      }
      const votes = apartments.flatMap(({ votes: number, counted }) =>
        isVote(counted) ? [{ votes: number, ...counted }] : [],
      );
      const divided = apartments.filter(({ counted }) => counted === 'divided');
      const votes_divided = votesOf(divided);
      await noteUncounted(transaction, key, {
        byHolder: apartments.filter(isVotedByHolder).map(({ apartment_id }) => apartment_id),
        divided: divided.map(({ apartment_id }) => apartment_id),
      });
      const votes_total = await getVotesAtOpening(transaction, key);
      const terms = { ...ballot, ...present, votes_divided, votes_total };
      const result = resultOf(totalsOf(votes, ballot.options), terms);
      const apartments_early = apartments.filter(
        ({ is_early, counted }) => is_early && isVote(counted),
      ).length;
      await finish(transaction, caller, { ...ballot, apartments_early }, result, now);
    },
    (inside) => getBallot(inside, caller, of),
  );
}

/** Ends a ballot without a result. @throws AppError `forbidden` outside the board, `not_found`, or `ballot_closed`. */
export async function cancelBallot(services: Needs, caller: Member, of: repository.OfBallot) {
  const now = services.now();
  await findForBoard(services, caller, of);
  const key = keyOf(caller, of);
  return changeAndRead(
    services,
    async (transaction) => {
      const { closed_at } = await lockFor(transaction, caller, of, ['open', 'counting']);
      await repository.updateBallot(transaction, key, { state: 'cancelled', closed_at: closed_at ?? now });
      await repository.emptySealed(transaction, key);
      await record(transaction, caller, of, 'ballot_cancelled', now);
    },
    (inside) => getBallot(inside, caller, of),
  );
}
