import {
  type AnnulBallotForm,
  type Ballot,
  type BallotResult,
  type CastVotesForm,
  type HandsForm,
  isDecided,
  type OpenBallotForm,
  type OwnVote,
  type PaperVoteForm,
  type SecretTotalsForm,
  type VoteRefusal,
} from '@mijn/domain/ballots';
import { ballotsContract } from '@mijn/domain/ballots/contract';
import { hasEarlyVotes } from '@mijn/domain/early-votes';
import { earlyVotesContract } from '@mijn/domain/early-votes/contract';
import { presenceContract } from '@mijn/domain/presence/contract';
import { addTotals, resultOf, sumOfTotals, timesTotals } from '@mijn/domain/tally';
import type { HttpHandler } from 'msw';
import { isNewerThan } from '../call/early-rows.ts';
import { type Hall, instructionOf, openHall } from '../call/hall.ts';
import type { HallData, MockBallot, MockCast } from '../call/hall-rows.ts';
import {
  ballotApartmentsOf,
  countBallot,
  isSilent,
  markOf,
  ownVotesOf,
  progressOf,
} from '../call/hall-votes.ts';
import type { MeetingCall } from '../call/open-meeting.ts';
import { Refusal, wrongField } from '../call/refusal.ts';
import { hasAtLeast, pageOf, wordsIn } from '../call/rows.ts';
import { proofOf, sealText } from '../call/seal-text.ts';
import { nowOf } from '../call/visibility.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { idOf } from '../provider/ids.ts';
import { enterDecision } from './decisions.ts';
import { respondEarlyVotes } from './early-votes.ts';
import { hallData, hallOf, respondPresence } from './presence.ts';

export type { HallData, MockBallot } from '../call/hall-rows.ts';

/** Returns the result of the drawn ballot: 412 for, 188 against, 72 abstained and 30 silent of 702 present. */
export const aBallotResult = (own: Partial<BallotResult> = {}): BallotResult => ({
  ...resultOf(
    { votes_for: 412, votes_against: 188, votes_abstained: 72, options: [] },
    {
      majority: 'two_thirds',
      votes_total: 1000,
      quorum_votes: 667,
      votes_present: 702,
      apartments_present: 31,
      votes_divided: 0,
    },
  ),
  ...own,
});

/** Returns an open ballot about the charging points. With a result it is closed. */
export function aBallot(number: number, own: Partial<Ballot> = {}): Ballot {
  const { result = null } = own;
  return {
    id: idOf(36, number),
    item_id: idOf(31, 6),
    number: 6,
    title: 'Laadpalen in de parkeerkelder',
    wording: 'De vergadering laat acht laadpalen plaatsen. Wie laadt, betaalt zelf de stroom.',
    options: [],
    majority: 'two_thirds',
    majority_basis: 'cast',
    quorum_votes: 667,
    is_secret: false,
    is_outcome_only: false,
    public_key: null,
    state: result ? 'closed' : 'open',
    opened_at: '2026-11-20T11:38:00.000Z',
    closed_at: result ? '2026-11-20T11:50:00.000Z' : null,
    result,
    annulment: null,
    decision_id: result && isDecided(result.outcome) ? idOf(32, number) : null,
    ...own,
  };
}

export const anOwnVote = (own: Partial<OwnVote> = {}): OwnVote => ({
  apartment_id: idOf(34, 45),
  name: 'Kadestraat 45',
  votes: 22,
  right: 'owner',
  giver: null,
  instruction: null,
  instruction_option: null,
  vote: null,
  has_voted: false,
  is_early: false,
  mark: null,
  is_on_paper: false,
  is_divided: false,
  sealed_count: 11,
  ...own,
});

/** Returns a ballot as the mock keeps it. */
export const aMockBallot = (ballot: Ballot, own: Partial<MockBallot> = {}): MockBallot => ({
  id: ballot.id,
  meeting_id: null,
  ballot,
  cast: [],
  hands: [],
  sealed: [],
  paper: [],
  ...own,
});

type BallotCall = MeetingCall & { params: { ballot_id: string } };

/** Enters the decision of a ballot in the register of a mocked provider, and returns its id. */
type Enter = (row: MockBallot, result: BallotResult, call: MeetingCall) => Promise<string | null>;

/** Returns the ids of the apartments that are present. */
const presentIn = (row: MockBallot, hall: Hall, call: MeetingCall): ReadonlySet<string> =>
  new Set(hall.representedAt(call, row.ballot.item_id).map(({ apartment }) => apartment.id));

/** Returns the votes of single apartments by show of hands after a change. */
function handsAfter(row: MockBallot, hall: Hall, { body, ...call }: BallotCall & { body: HandsForm }) {
  const changed = new Set(body.votes.map(({ apartment_id }) => apartment_id));
  const present = presentIn(row, hall, call);
  const hands = [
    ...row.hands.filter(({ apartment_id }) => !changed.has(apartment_id)),
    ...body.votes.flatMap(({ apartment_id, choice, option }) =>
      choice && present.has(apartment_id) ? [{ apartment_id, choice, option }] : [],
    ),
  ];
  const { others } = body;
  if (!others) return hands;
  const silent = ballotApartmentsOf(hall, { ...row, hands }, call).filter(isSilent);
  return [...hands, ...silent.map(({ apartment_id }) => Object.assign({ apartment_id }, others))];
}

/** Returns whether a ballot has a vote already. */
function isReceived(row: MockBallot, caller: string, vote: CastVotesForm['votes'][number]): boolean {
  const { ballot, cast, sealed } = row;
  return ballot.is_secret
    ? (vote.mark !== undefined && markOf(row, vote.apartment_id, caller) === vote.mark) ||
        sealed.some(
          (one) => one.apartment_id === vote.apartment_id && one.sealed.join() === vote.sealed.join(),
        )
    : cast.some(
        (one) =>
          one.attendee === caller &&
          one.apartment_id === vote.apartment_id &&
          one.choice === vote.choice &&
          one.option === vote.option,
      );
}

/** Returns whether an owner of an apartment voted secretly, so that the holder of its proxy can't replace that vote. */
const isSealedByOwner = ({ sealed }: MockBallot, apartmentId: string): boolean =>
  sealed.some(({ apartment_id, isOfOwner }) => apartment_id === apartmentId && isOfOwner === true);

/** Returns what members see of a ballot, and what they send. */
function respondToMembers(hall: Hall, findFor: (call: BallotCall) => MockBallot | Refusal) {
  return {
    listBallots: hall.about((call: MeetingCall) => ({
      data: hall.ballotsAt(call).map(({ ballot }) => ballot),
    })),
    getOwnVotes: hall.about((call: MeetingCall) => ownVotesOf(hall, call)),
    castVotes: hall.about(async (call: BallotCall & { body: CastVotesForm }) => {
      const caller = hall.callerOf(call);
      const row = findFor(call);
      if (row instanceof Refusal) return row;
      if (!caller) return new Refusal('forbidden');
      if (row.ballot.state === 'cancelled') return new Refusal('ballot_closed');
      const fresh = call.body.votes.filter((vote) => !isReceived(row, caller.attendee, vote));
      if (fresh.length === 0) return { ...(await ownVotesOf(hall, call)), refused: [] };
      const isOpen = row.ballot.state === 'open';
      const isPresent = hall.presenceOf(call, caller.attendee).is_present;
      const own = hall
        .representedAt(call, row.ballot.item_id)
        .filter(({ people }) => people.some(({ attendee }) => attendee === caller.attendee));
      const known = (await ownVotesOf(hall, call)).votes;
      const reasonFor = (vote: CastVotesForm['votes'][number]): VoteRefusal | undefined => {
        if (!isOpen) return 'ballot_closed';
        if (!isPresent) return 'not_present';
        if (!own.some(({ apartment }) => apartment.id === vote.apartment_id)) return 'forbidden';
        const before = known.find(({ apartment_id }) => apartment_id === vote.apartment_id);
        if (before?.is_early && before.right === 'proxy') return 'early_vote';
        if (row.paper.includes(vote.apartment_id)) return 'vote_on_paper';
        if (before?.right === 'proxy' && isSealedByOwner(row, vote.apartment_id)) return 'vote_by_phone';
        return isNewerThan(markOf(row, vote.apartment_id, caller.attendee), vote) ? 'newer_vote' : undefined;
      };
      const refused = fresh.flatMap((vote) => {
        const reason = reasonFor(vote);
        return reason ? [{ apartment_id: vote.apartment_id, reason }] : [];
      });
      const [first] = refused;
      if (first && refused.length === call.body.votes.length)
        return new Refusal(first.reason === 'early_vote' ? 'forbidden' : first.reason);
      const sent = fresh
        .filter(({ apartment_id }) => !refused.some((one) => one.apartment_id === apartment_id))
        .map((vote) => ({ vote, of: own.find(({ apartment }) => apartment.id === vote.apartment_id) }));
      const ids = new Set(sent.map(({ vote }) => vote.apartment_id));
      if (row.ballot.is_secret) {
        const sealed = sent.map(({ vote: { apartment_id, sealed: votes, mark }, of }) => ({
          apartment_id,
          isOfOwner: of?.right === 'owner',
          sealed: votes,
          marks: {
            ...row.sealed.find((one) => one.apartment_id === apartment_id)?.marks,
            ...(mark !== undefined && { [caller.attendee]: mark }),
          },
        }));
        const others = row.sealed.filter(({ apartment_id }) => !ids.has(apartment_id));
        hall.ballots.change(row.id, { sealed: [...others, ...sealed] });
        return { ...(await ownVotesOf(hall, call)), refused };
      }
      const voted_at = nowOf(call.member);
      const cast = sent.flatMap(({ vote, of }): MockCast[] => {
        const { instruction, instruction_option } = instructionOf({ held: of?.held }, row.ballot.item_id);
        const choice = instruction ?? vote.choice;
        const option = instruction ? instruction_option : vote.option;
        const { apartment_id, mark } = vote;
        const { attendee } = caller;
        return choice
          ? [{ apartment_id, attendee, choice, option, voted_at, ...(mark !== undefined && { mark }) }]
          : [];
      });
      const others = row.cast.filter(
        ({ apartment_id, attendee }) => attendee !== caller.attendee || !ids.has(apartment_id),
      );
      hall.ballots.change(row.id, { cast: [...others, ...cast] });
      return { ...(await ownVotesOf(hall, call)), refused };
    }),
  };
}

/** Returns the sealed votes that count: an apartment on paper has none. */
const sealedIn = ({ sealed, paper }: MockBallot): string[] =>
  sealed.filter(({ apartment_id }) => !paper.includes(apartment_id)).flatMap((one) => one.sealed);

const wrongSum = (field: string, sum: number): Refusal =>
  new Refusal('validation_failed', { errors: { [field]: [{ code: 'wrong_sum', params: { sum } }] } });

/** Returns the responders of ballots. @param hall what the mock of presence shares. */
function respondBallots(hall: Hall, enter: Enter): Responders<typeof ballotsContract> {
  const findFor = (call: BallotCall): MockBallot | Refusal =>
    hall.ballotsAt(call).find(({ id }) => id === call.params.ballot_id) ?? new Refusal('not_found');
  const ofBoard = <Call extends BallotCall, Result>(
    states: readonly Ballot['state'][] | 'any',
    work: (call: Call, row: MockBallot) => Result,
  ) =>
    hall.aboutForBoard((call: Call) => {
      const row = findFor(call);
      if (row instanceof Refusal) return row;
      const isFit = states === 'any' || states.includes(row.ballot.state);
      return isFit ? work(call, row) : new Refusal('ballot_closed');
    });
  const change = (row: MockBallot, changes: Partial<Ballot>): Ballot => {
    const ballot = { ...row.ballot, ...changes };
    hall.ballots.change(row.id, { ballot });
    return ballot;
  };
  const close = async (row: MockBallot, result: BallotResult, call: MeetingCall): Promise<Ballot> => {
    const closed_at = row.ballot.closed_at ?? nowOf(call.member);
    const decision_id = await enter(row, result, call);
    return change(row, { state: 'closed', closed_at, result, decision_id });
  };
  return {
    ...respondToMembers(hall, findFor),
    openBallot: hall.aboutForBoard(async (call: MeetingCall & { body: OpenBallotForm }) => {
      const { item_id, is_secret, public_key } = call.body;
      const item = (await hall.itemsAt(call)).find(({ id }) => id === item_id);
      if (!item?.proposal) return wrongField('item_id', 'not_allowed');
      if (is_secret !== (public_key !== null)) return wrongField('public_key', 'required');
      const { is_held, has_begun } = await hall.heldMeeting(call);
      if (!is_held) return new Refusal('meeting_not_held');
      if (!has_begun && hasEarlyVotes(hall.data.rules.rules)) return new Refusal('meeting_not_begun');
      if (hall.openBallotAt(call)) return new Refusal('ballot_open');
      const { wording, options, majority, majority_basis, quorum_votes } = item.proposal;
      const { number, title } = item;
      const opened = aBallot(hall.data.first + hall.ballots.count() + 1, {
        item_id,
        number,
        title,
        wording,
        options,
        majority,
        majority_basis,
        quorum_votes,
        is_secret,
        public_key,
        opened_at: nowOf(call.member),
      });
      hall.ballots.add(aMockBallot(opened, { meeting_id: call.params.meeting_id }));
      return opened;
    }),
    getBallotSecrecy: hall.aboutForBoard(() => hall.data.secrecy),
    getBallotProgress: ofBoard('any', (call: BallotCall, row) => progressOf(hall, row, call)),
    listBallotApartments: ofBoard('any', (call: BallotCall & { query: URLSearchParams }, row) => {
      const words = wordsIn(call.query);
      const has = hasAtLeast(words, words.length);
      const silent = call.query.get('is_silent');
      return pageOf(
        ballotApartmentsOf(hall, row, call)
          .filter(
            (one) =>
              has([one.name, ...one.people].join(' ')) &&
              (silent === null || String(isSilent(one)) === silent),
          )
          .map((one) => Object.assign(one, { is_early: one.is_early && row.ballot.state === 'open' })),
        call.query,
      );
    }),
    enterHands: ofBoard(['open'], (call: BallotCall & { body: HandsForm }, row) => {
      if (row.ballot.is_secret) return new Refusal('forbidden');
      const hands = handsAfter(row, hall, call);
      hall.ballots.change(row.id, { hands });
      const present = presentIn(row, hall, call);
      const named = call.body.votes.map(({ apartment_id }) => apartment_id);
      const left_out = named.filter((id) => !present.has(id));
      return { ...progressOf(hall, { ...row, hands }, call), left_out };
    }),
    setPaperVote: ofBoard(['open'], async (call: BallotCall & { body: PaperVoteForm }, row) => {
      const { apartment_id, is_on_paper } = call.body;
      if (!row.ballot.is_secret) return new Refusal('forbidden');
      if (!(await hall.heldMeeting(call)).is_held) return new Refusal('meeting_not_held');
      const found = ballotApartmentsOf(hall, row, call).find((one) => one.apartment_id === apartment_id);
      if (!found) return wrongField('apartment_id', 'not_allowed');
      if (is_on_paper && found.has_voted && !found.is_on_paper) return new Refusal('vote_by_phone');
      const others = row.paper.filter((id) => id !== apartment_id);
      const paper = is_on_paper ? [...others, apartment_id] : others;
      hall.ballots.change(row.id, { paper });
      return progressOf(hall, { ...row, paper }, call);
    }),
    closeBallot: ofBoard(['open'], (call: BallotCall, row) =>
      row.ballot.is_secret
        ? change(row, { state: 'counting', closed_at: nowOf(call.member) })
        : close(row, countBallot(hall, row, call), call),
    ),
    cancelBallot: ofBoard(['open', 'counting'], (call: BallotCall, row) =>
      change(row, { state: 'cancelled', closed_at: row.ballot.closed_at ?? nowOf(call.member) }),
    ),
    annulBallot: ofBoard(['closed'], async (call: BallotCall & { body: AnnulBallotForm }, row) => {
      if (!(await hall.heldMeeting(call)).is_held) return new Refusal('meeting_not_held');
      if (row.ballot.annulment) return new Refusal('ballot_closed');
      const { reason } = call.body;
      return change(row, { annulment: { reason, annulled_at: nowOf(call.member) } });
    }),
    listSealedVotes: ofBoard(['counting'], async (call: BallotCall, row) => ({
      data: sealedIn(row).toSorted(),
      votes_each: hall.votesEach,
      challenge: await sealText(proofOf(row), row.ballot.public_key ?? ''),
      votes_paper: progressOf(hall, row, call).votes_paper,
    })),
    enterSecretTotals: ofBoard(['counting'], (call: BallotCall & { body: SecretTotalsForm }, row) => {
      const { totals, unreadable, proof } = call.body;
      if (proof !== proofOf(row)) return new Refusal('forbidden');
      const { votes_paper } = progressOf(hall, row, call);
      const { votes_invalid, ...paper } = call.body.paper ?? { ...timesTotals(totals, 0), votes_invalid: 0 };
      const sealed = sealedIn(row).length;
      if (sumOfTotals(totals) + unreadable !== sealed) return wrongSum('totals', sealed);
      if (sumOfTotals(paper) + votes_invalid !== votes_paper) return wrongSum('paper', votes_paper);
      const counted = {
        totals: addTotals(timesTotals(totals, hall.votesEach), paper),
        votes_invalid: unreadable * hall.votesEach + votes_invalid,
      };
      return close(row, countBallot(hall, row, call, counted), call);
    }),
  };
}

/** In a story, a decision has an id and no page. */
const withoutRegister: Enter = async (row, { outcome }) =>
  isDecided(outcome) ? idOf(32, Number(row.id.slice(-12))) : null;

/** Returns the mocked calls of presence, ballots and votes before the meeting, for the duration of one story or test. */
export function hallCalls(own: Partial<HallData> = {}): HttpHandler[] {
  const hall = openHall(hallData(own));
  return [
    ...callsOf(presenceContract, respondPresence(hall)),
    ...callsOf(ballotsContract, respondBallots(hall, withoutRegister)),
    ...callsOf(earlyVotesContract, respondEarlyVotes(hall)),
  ];
}

export const ballotsMock = defineMock({
  contract: ballotsContract,
  generate: (place) => {
    const enter: Enter = (row, result, call) => enterDecision(place, row, result, call, hallOf(place));
    return { hall: hallOf(place), enter };
  },
  respond: ({ hall, enter }) => respondBallots(hall, enter),
});
