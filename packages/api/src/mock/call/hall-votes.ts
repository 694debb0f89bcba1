import type { BallotApartment, BallotProgress, BallotResult, OwnVote, OwnVotes } from '@mijn/domain/ballots';
import { type CountedVote, resultOf, totalsOf } from '@mijn/domain/tally';
import { earlyVotesIn, type MockEarlyVote } from './early-rows.ts';
import { type Hall, instructionOf, type Represented } from './hall.ts';
import type { HallApartment, MockBallot, MockCast } from './hall-rows.ts';
import type { MeetingCall } from './open-meeting.ts';

type Choice = Pick<CountedVote, 'choice' | 'option'>;

const isSame = (one: Choice, other: Choice): boolean =>
  one.choice === other.choice && one.option === other.option;

const isDivided = (votes: readonly Choice[]): boolean =>
  votes.some((vote) => votes.some((other) => !isSame(vote, other)));

/** Returns the votes that the owners of an apartment sent. */
function ownersVotes(hall: Hall, { cast }: MockBallot, { id }: HallApartment): MockCast[] {
  const owners = hall.data.people.filter(({ apartments }) => apartments.some((one) => one.id === id));
  return cast.filter(
    (vote) => vote.apartment_id === id && owners.some(({ attendee }) => attendee === vote.attendee),
  );
}

/** Returns the votes of the owners of an apartment before the meeting, if none of them voted at it. */
function earlyVotesOf(
  hall: Hall,
  row: MockBallot,
  call: MeetingCall,
  apartment: HallApartment,
): MockEarlyVote[] {
  if (ownersVotes(hall, row, apartment).length > 0) return [];
  return earlyVotesIn(hall.earlyAt(call), row.ballot).filter(
    ({ apartment_id }) => apartment_id === apartment.id,
  );
}

/** What an apartment votes. Its owners go before the holder of its proxy, also with a vote before the meeting. */
type VoteOfApartment = Choice | 'divided' | undefined;

function voteOf(
  hall: Hall,
  row: MockBallot,
  call: MeetingCall,
  { apartment, held, right }: Represented,
): VoteOfApartment {
  const early = earlyVotesOf(hall, row, call, apartment);
  const own: readonly Choice[] = early.length > 0 ? early : ownersVotes(hall, row, apartment);
  if (isDivided(own)) return 'divided';
  const { instruction, instruction_option } = instructionOf({ held }, row.ballot.item_id);
  if (own.length === 0 && right === 'proxy' && instruction)
    return { choice: instruction, option: instruction_option };
  return own[0] ?? row.cast.find(({ apartment_id }) => apartment_id === apartment.id);
}

/** Returns the apartments of a ballot: those that are present, and those that voted before their people left. */
function apartmentsIn(hall: Hall, row: MockBallot, call: MeetingCall): Represented[] {
  const here = hall.representedAt(call, row.ballot.item_id);
  const early = earlyVotesIn(hall.earlyAt(call), row.ballot);
  const voted = new Set(
    [...row.cast, ...row.sealed, ...early].map(({ apartment_id }) => apartment_id).concat(row.paper),
  );
  return hall.apartments.flatMap((apartment): Represented[] => {
    const found = here.find((one) => one.apartment.id === apartment.id);
    if (found) return [found];
    if (!voted.has(apartment.id)) return [];
    const isOfOwner =
      ownersVotes(hall, row, apartment).length > 0 || earlyVotesOf(hall, row, call, apartment).length > 0;
    const right = isOfOwner ? 'owner' : 'proxy';
    return [{ apartment, right, people: [], held: undefined }];
  });
}

const isOnPaper = ({ paper }: MockBallot, { apartment }: Represented): boolean =>
  paper.includes(apartment.id);

const hasVoted = (hall: Hall, row: MockBallot, call: MeetingCall, one: Represented): boolean =>
  row.ballot.is_secret
    ? isOnPaper(row, one) || row.sealed.some(({ apartment_id }) => apartment_id === one.apartment.id)
    : voteOf(hall, row, call, one) !== undefined;

/** Returns the apartments of a ballot as the board reads them. */
export function ballotApartmentsOf(hall: Hall, row: MockBallot, call: MeetingCall): BallotApartment[] {
  return apartmentsIn(hall, row, call).map((one) => {
    const { apartment, people, right } = one;
    const hand = row.hands.find(({ apartment_id }) => apartment_id === apartment.id);
    return {
      apartment_id: apartment.id,
      name: apartment.name,
      votes: apartment.votes,
      people: people.flatMap(({ name }) => name ?? []),
      right,
      has_voted: hasVoted(hall, row, call, one),
      is_early: earlyVotesOf(hall, row, call, apartment).length > 0,
      is_on_paper: isOnPaper(row, one),
      slips: row.ballot.is_secret ? apartment.votes / hall.votesEach : 0,
      hand: hand ? { choice: hand.choice, option: hand.option } : null,
    };
  });
}

const votesOf = (rows: readonly { votes: number }[]): number =>
  rows.reduce((sum, { votes }) => sum + votes, 0);

export const isSilent = ({ has_voted, hand }: BallotApartment): boolean => !has_voted && hand === null;

export function progressOf(hall: Hall, row: MockBallot, call: MeetingCall): BallotProgress {
  const all = ballotApartmentsOf(hall, row, call);
  const cast = all.filter((one) => !isSilent(one));
  const paper = all.filter((one) => one.is_on_paper);
  const divided = row.ballot.is_secret
    ? []
    : apartmentsIn(hall, row, call).filter((one) => voteOf(hall, row, call, one) === 'divided');
  return {
    state: row.ballot.state,
    votes_cast: votesOf(cast),
    apartments_cast: cast.length,
    apartments_early: all.filter(({ is_early }) => is_early).length,
    apartments_divided: divided.length,
    votes_present: votesOf(all),
    apartments_present: all.length,
    votes_paper: votesOf(paper),
    apartments_paper: paper.length,
  };
}

/** What was counted of a secret ballot, in votes. */
export interface SecretCount {
  totals: ReturnType<typeof totalsOf>;
  votes_invalid: number;
}

/** Returns the result of a ballot. @param secret what was counted of a secret ballot. */
export function countBallot(
  hall: Hall,
  row: MockBallot,
  call: MeetingCall,
  secret?: SecretCount,
): BallotResult {
  const { majority, majority_basis, quorum_votes, options } = row.ballot;
  const all = apartmentsIn(hall, row, call);
  const counted = row.ballot.is_secret
    ? []
    : all.flatMap((one): (CountedVote & { isDivided: boolean })[] => {
        const { id, votes } = one.apartment;
        const vote =
          voteOf(hall, row, call, one) ?? row.hands.find(({ apartment_id }) => apartment_id === id);
        if (vote === undefined) return [];
        const { choice, option } = vote === 'divided' ? { choice: 'abstain' as const, option: null } : vote;
        return [{ votes, choice, option, isDivided: vote === 'divided' }];
      });
  const { votes_present, apartments_present, votes_paper } = progressOf(hall, row, call);
  const whole = counted.filter((one) => !one.isDivided);
  return resultOf(secret?.totals ?? totalsOf(whole, options), {
    majority,
    majority_basis,
    votes_total: hall.data.rules.votes_total,
    quorum_votes,
    votes_present,
    apartments_present,
    votes_divided: votesOf(counted.filter((one) => one.isDivided)),
    votes_invalid: secret?.votes_invalid ?? 0,
    votes_paper,
  });
}

/** Returns the mark of the last vote of somebody for an apartment. */
export const markOf = ({ cast, sealed }: MockBallot, apartmentId: string, attendee: string) =>
  sealed.find(({ apartment_id }) => apartment_id === apartmentId)?.marks?.[attendee] ??
  cast.find((vote) => vote.apartment_id === apartmentId && vote.attendee === attendee)?.mark;

/** Returns the apartments for which the caller votes. */
function ownVotesIn(hall: Hall, row: MockBallot, call: MeetingCall): OwnVote[] {
  const caller = hall.callerOf(call);
  return hall
    .representedAt(call, row.ballot.item_id)
    .filter(({ people }) => people.some(({ attendee }) => attendee === caller?.attendee))
    .map((one) => {
      const { id: apartment_id, name, votes } = one.apartment;
      const { instruction, instruction_option } = instructionOf(one, row.ballot.item_id);
      const isOwn = (vote: Pick<MockCast, 'apartment_id' | 'attendee'>): boolean =>
        vote.apartment_id === apartment_id && vote.attendee === caller?.attendee;
      const early = earlyVotesOf(hall, row, call, one.apartment);
      const own = row.cast.find(isOwn) ?? early.find(isOwn);
      return {
        apartment_id,
        name,
        votes,
        right: one.right,
        giver: one.held?.proxy.giver ?? null,
        instruction,
        instruction_option,
        vote: own ? { choice: own.choice, option: own.option, voted_at: own.voted_at } : null,
        has_voted: row.ballot.is_secret ? hasVoted(hall, row, call, one) : own !== undefined,
        is_early: early.length > 0,
        mark: markOf(row, apartment_id, caller?.attendee ?? '') ?? null,
        is_on_paper: isOnPaper(row, one),
        is_divided: !row.ballot.is_secret && voteOf(hall, row, call, one) === 'divided',
        sealed_count: votes / hall.votesEach,
      };
    });
}

/** Returns what the caller needs to vote. */
export async function ownVotesOf(hall: Hall, call: MeetingCall): Promise<OwnVotes> {
  const caller = hall.callerOf(call);
  const { is_held, may_attend_online } = await hall.heldMeeting(call);
  const here = caller && hall.presenceOf(call, caller.attendee);
  const row = hall.openBallotAt(call);
  return {
    is_held,
    code: caller?.code ?? null,
    may_attend_online,
    presence:
      here?.is_present && here.arrived_at !== null
        ? { is_online: here.is_online, arrived_at: here.arrived_at }
        : null,
    ballot: row?.ballot ?? null,
    votes: row ? ownVotesIn(hall, row, call) : [],
  };
}
