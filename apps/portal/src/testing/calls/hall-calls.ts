import {
  aBallot,
  aBallotApartment,
  aBallotResult,
  ballotApartmentsPage,
  someOwnVotes,
  someProgress,
  someSecrecy,
} from '@mijn/api/mock/ballots';
import { isSameVote } from '@mijn/domain/tally';
import { someAgendaItems } from '@mijn/api/mock/agenda';
import { idOf, mockCall, Refusal } from '@mijn/api/mock/call';
import { earlyVotesCalls, type EarlyVotesData, someEarlyVotes } from '@mijn/api/mock/early-votes';
import { motionsCalls } from '@mijn/api/mock/motions';
import { procedureCalls } from '@mijn/api/mock/procedure';
import { attendeesPage, somePresence } from '@mijn/api/mock/presence';
import type { AgendaItem } from '@mijn/domain/agenda';
import type {
  Ballot,
  BallotApartment,
  BallotProgress,
  BallotSecrecy,
  CastVotesForm,
  OwnVote,
  OwnVotes,
} from '@mijn/domain/ballots';
import { ballotsContract } from '@mijn/domain/ballots/contract';
import type { Motion } from '@mijn/domain/motions';
import type { Procedure } from '@mijn/domain/procedure';
import type { Attendee, Presence, PresenceForm } from '@mijn/domain/presence';
import { presenceContract } from '@mijn/domain/presence/contract';
import type { HttpHandler } from 'msw';

const NOW = '2026-11-20T12:00:00.000Z';

/** A meeting of a story, as it is at first. */
export interface HallData {
  isHeld: boolean;
  opens_at: string;
  items: readonly AgendaItem[];
  /** The ballots, newest first. */
  ballots: readonly Ballot[];
  attendees: readonly Attendee[];
  /** The apartments of the open ballot. */
  apartments: readonly BallotApartment[];
  /** The apartments of a ballot that is opened in the story. */
  opened: readonly BallotApartment[];
  /** What the apartments do not tell, such as how many are divided. */
  progress: Partial<BallotProgress>;
  secrecy: BallotSecrecy;
  /** What the caller needs to vote, but for the ballot. */
  own: Partial<OwnVotes>;
  early: EarlyVotesData;
  /** The amendments and counter-proposals, in the order of voting. */
  motions: readonly Motion[];
  officers: Presence['officers'];
  /** Whether the meeting is adjourned, and what it decided about how it goes on. */
  procedure: Procedure;
}

/** Nobody can vote before the meeting of a story that does not say so. */
export const notEarly = { own: someEarlyVotes([], {}, { obstacle: 'not_allowed', may_withdraw: false }) };

const votesOf = (rows: readonly { votes: number }[]): number =>
  rows.reduce((sum, { votes }) => sum + votes, 0);

const presenceOf = (attendees: readonly Attendee[], own: Partial<Presence>): Presence => {
  const here = attendees.filter(({ is_present }) => is_present);
  const apartments = here.flatMap((one) => one.apartments);
  const online = here.filter(({ is_online }) => is_online).length;
  const votes_present = votesOf(apartments);
  return somePresence({
    votes_present,
    apartments_present: apartments.length,
    in_hall: here.length - online,
    online,
    quorums: somePresence().quorums.map(({ decision_kind, votes }) => ({
      decision_kind,
      votes,
      is_reached: votes_present >= votes,
    })),
    ...own,
  });
};

const isSilent = ({ has_voted, hand }: BallotApartment): boolean => !has_voted && hand === null;

const progressOf = (apartments: readonly BallotApartment[], own: Partial<BallotProgress>): BallotProgress => {
  const cast = apartments.filter((one) => !isSilent(one));
  const paper = apartments.filter((one) => one.is_on_paper);
  return someProgress({
    votes_cast: votesOf(cast),
    apartments_cast: cast.length,
    apartments_early: apartments.filter(({ is_early }) => is_early).length,
    votes_present: votesOf(apartments),
    apartments_present: apartments.length,
    votes_paper: votesOf(paper),
    apartments_paper: paper.length,
    ...own,
  });
};

/** Returns the apartments of those who are present, without votes. */
export const apartmentsOf = (attendees: readonly Attendee[]): BallotApartment[] =>
  attendees
    .filter(({ is_present }) => is_present)
    .flatMap(({ name, apartments }) =>
      apartments.map((apartment) =>
        aBallotApartment(Number(apartment.name.split(' ').at(-1)), {
          name: apartment.name,
          votes: apartment.votes,
          people: name === null ? [] : [name],
        }),
      ),
    );

type SentVote = CastVotesForm['votes'][number];

/** Returns an apartment after its vote. The instruction of a proxy is what counts, and a secret vote is not known. */
function voted(row: OwnVote, sent: SentVote, isSecret: boolean): OwnVote {
  const { choice, option, further_options, mark } = sent;
  const { instruction, instruction_option, right, is_early } = row;
  const own = instruction
    ? { choice: instruction, option: instruction_option }
    : choice && { choice, option, ...(further_options && { further_options }) };
  return {
    ...row,
    has_voted: true,
    mark: mark ?? null,
    vote: isSecret || !own ? null : { ...own, voted_at: NOW },
    ...(right === 'owner' && is_early && { is_early: false, is_divided: false }),
  };
}

const isSame = ({ vote, mark }: OwnVote, sent: SentVote): boolean =>
  (mark !== null && mark === sent.mark) ||
  (vote !== null && sent.choice !== null && isSameVote(vote, { ...sent, choice: sent.choice }));

/** Returns the vote of an apartment once its ballot is closed. */
const formerOf = (own: OwnVote, ballot_id: string): OwnVotes['former_votes'] => {
  const { apartment_id, name, right, giver, vote } = own;
  if (!vote) return [];
  const { voted_at: _at, ...choice } = vote;
  return [{ ballot_id, apartment_id, name, right, giver, uncounted: null, ...choice }];
};

/** Returns a motion as its ballot names it. */
const namedMotion = ({ id, kind, text, proposer }: Motion) => ({ id, kind, text, proposer });

/**
 * Returns the calls of a meeting that a story plays: the board opens and closes ballots, people come, and the member votes. It says what
 * the story says, and knows no rules: who may vote, and what a ballot decides, is proved at the server.
 */
export function hallCalls(data: Partial<HallData> = {}): HttpHandler[] {
  const { isHeld = true, opens_at = '2026-11-20T09:30:00.000Z', items = someAgendaItems() } = data;
  const { progress = {}, secrecy = someSecrecy(), own: ofCaller = {}, early = notEarly } = data;
  let { ballots = [], attendees = [] } = data;
  let { apartments = apartmentsOf(attendees) } = data;
  let { presence = null, signed_at = null, votes = [] } = ofCaller;

  let former: OwnVotes['former_votes'] = [];

  let { officers = somePresence().officers } = data;
  const procedure: Procedure = { adjournment: null, motions: [], ...data.procedure };

  const ownVotes = (): OwnVotes => {
    const ballot = ballots.find(({ state }) => state === 'open' || state === 'counting') ?? null;
    const ofBallot = ballot && presence ? votes : [];
    return someOwnVotes({
      is_held: isHeld,
      ...ofCaller,
      presence,
      signed_at,
      adjournment: procedure.adjournment,
      ballot,
      votes: ofBallot,
      former_votes: [...(ofCaller.former_votes ?? []), ...former],
    });
  };
  const become = ({ ballot_id }: { ballot_id: string }, changes: Partial<Ballot>): Ballot | Refusal => {
    const ballot = ballots.find(({ id }) => id === ballot_id);
    if (!ballot) return new Refusal('not_found');
    const changed = { ...ballot, ...changes };
    ballots = ballots.map((one) => (one === ballot ? changed : one));
    return changed;
  };
  const here = (): Presence =>
    presenceOf(attendees, { is_held: isHeld, opens_at, officers, adjournment: procedure.adjournment });

  const recorded = (named: readonly string[], { is_present, is_online }: Omit<PresenceForm, 'attendee'>) => {
    attendees = attendees.map((one) =>
      named.includes(one.attendee)
        ? { ...one, is_present, is_online: is_present && is_online, arrived_at: one.arrived_at ?? NOW }
        : one,
    );
    return here();
  };

  return [
    mockCall(presenceContract.getPresence, here),
    mockCall(presenceContract.listAttendees, ({ query }) => attendeesPage(attendees, query)),
    mockCall(presenceContract.setPresence, ({ body: { attendee, ...form } }) => recorded([attendee], form)),
    mockCall(presenceContract.setPresences, ({ body: { attendees: named, ...form } }) =>
      recorded(named, form),
    ),
    mockCall(presenceContract.setOfficers, ({ body: { chair, minute_taker } }) => {
      officers = { ...officers, chair: chair || null, minute_taker: minute_taker || null, set_at: NOW };
      return here();
    }),
    mockCall(presenceContract.setOwnPresence, ({ body: { is_present } }) => {
      presence = is_present ? { is_online: true, arrived_at: NOW, ...presence } : null;
      signed_at = is_present ? NOW : null;
      return ownVotes();
    }),
    mockCall(ballotsContract.listBallots, () => ({ data: [...ballots] })),
    mockCall(ballotsContract.getOwnVotes, ownVotes),
    mockCall(ballotsContract.castVotes, ({ params, body }) => {
      const ballot = ballots.find(({ id }) => id === params.ballot_id);
      const sentFor = ({ apartment_id }: OwnVote) =>
        body.votes.find((sent) => sent.apartment_id === apartment_id);
      const isReceived = votes.every((row) => {
        const sent = sentFor(row);
        return !sent || isSame(row, sent);
      });
      if (!ballot || (ballot.state !== 'open' && !isReceived)) return new Refusal('ballot_closed');
      votes = votes.map((row) => {
        const sent = sentFor(row);
        return sent && ballot.state === 'open' ? voted(row, sent, ballot.is_secret) : row;
      });
      return { ...ownVotes(), refused: [] };
    }),
    mockCall(ballotsContract.openBallot, ({ body: { item_id, motion_id, is_secret, public_key } }) => {
      const item = items.find(({ id }) => id === item_id);
      if (!item?.proposal) return new Refusal('not_found');
      const { number, title } = item;
      const { wording, options, majority, majority_basis, quorum_votes } = item.proposal;
      const terms = { wording, options, majority, majority_basis, quorum_votes };
      const about = data.motions?.find(({ id }) => id === motion_id);
      const ballot = aBallot(100 + ballots.length, {
        item_id,
        number,
        title,
        ...terms,
        ...(about && { motion: namedMotion(about), wording: about.wording, options: [] }),
        is_secret,
        public_key,
        opened_at: NOW,
      });
      ballots = [ballot, ...ballots];
      apartments = data.opened ?? apartmentsOf(attendees);
      return ballot;
    }),
    mockCall(ballotsContract.getBallotSecrecy, () => secrecy),
    mockCall(ballotsContract.getBallotProgress, ({ params }) => {
      const state = ballots.find(({ id }) => id === params.ballot_id)?.state ?? 'open';
      return progressOf(apartments, { ...progress, state });
    }),
    mockCall(ballotsContract.listBallotApartments, ({ query }) => ballotApartmentsPage(apartments, query)),
    mockCall(ballotsContract.enterHands, ({ body }) => {
      apartments = apartments.map((one) => {
        const sent = body.votes.find(({ apartment_id }) => apartment_id === one.apartment_id);
        if (!sent) return isSilent(one) ? { ...one, hand: body.others } : one;
        const { choice, option, further_options } = sent;
        return { ...one, hand: choice && { choice, option, further_options } };
      });
      return { ...progressOf(apartments, progress), left_out: [] };
    }),
    mockCall(ballotsContract.setPaperVote, ({ body: { apartment_id, is_on_paper } }) => {
      apartments = apartments.map((one) =>
        one.apartment_id === apartment_id ? { ...one, is_on_paper, has_voted: is_on_paper } : one,
      );
      return progressOf(apartments, progress);
    }),
    mockCall(ballotsContract.closeBallot, ({ params }) => {
      const isSecret = ballots.some(({ id, is_secret }) => id === params.ballot_id && is_secret);
      if (!isSecret) former = votes.flatMap((own) => formerOf(own, params.ballot_id));
      const result = aBallotResult();
      return become(params, {
        closed_at: NOW,
        ...(isSecret ? { state: 'counting' } : { state: 'closed', result, decision_id: idOf(32, 1) }),
      });
    }),
    mockCall(ballotsContract.cancelBallot, ({ params }) =>
      become(params, { state: 'cancelled', closed_at: NOW }),
    ),
    mockCall(ballotsContract.annulBallot, ({ params, body: { reason } }) =>
      become(params, { annulment: { reason, annulled_at: NOW } }),
    ),
    ...motionsCalls(data.motions),
    ...procedureCalls(procedure),
    ...earlyVotesCalls(early),
  ];
}
