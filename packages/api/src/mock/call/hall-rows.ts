import type { AgendaItem } from '@mijn/domain/agenda';
import type { Ballot, BallotSecrecy, VoteChoice } from '@mijn/domain/ballots';
import type { EarlyVoteObstacle } from '@mijn/domain/early-votes';
import type { VotingRules } from '@mijn/domain/voting-rules';
import type { MockEarlyVote } from './early-rows.ts';
import type { MockProxy } from './proxy-rows.ts';

export interface HallApartment {
  id: string;
  name: string;
  votes: number;
}

/** Somebody who can be present at the meetings of the mock. */
export interface MockPerson {
  /** `member:` and the id of a member, `apartment:` and the id of the apartment of an owner without an account, or `holder:` and a name. */
  attendee: string;
  name: string | null;
  code: string | null;
  apartments: readonly HallApartment[];
}

export interface MockPresence {
  is_present: boolean;
  is_online: boolean;
  arrived_at: string | null;
  left_at: string | null;
}

interface MockVote {
  choice: VoteChoice;
  option: string | null;
}

/** A vote that somebody sent for an apartment. */
export interface MockCast extends MockVote {
  apartment_id: string;
  /** Who sent it. */
  attendee: string;
  voted_at: string;
  /** The mark that the caller made for the vote. */
  mark?: string;
}

interface MockHand extends MockVote {
  apartment_id: string;
}

interface MockSealed {
  apartment_id: string;
  sealed: readonly string[];
  /** Whether an owner sealed them, and not the holder of a proxy. */
  isOfOwner?: boolean;
  /** The mark of the last vote of each voter, by attendee. */
  marks?: Readonly<Record<string, string>>;
}

/** A ballot as the mock keeps it. */
export interface MockBallot {
  id: string;
  /** The meeting of the ballot; null for every meeting of a story. */
  meeting_id: string | null;
  ballot: Ballot;
  cast: readonly MockCast[];
  hands: readonly MockHand[];
  sealed: readonly MockSealed[];
  /** The ids of the apartments that vote on paper. */
  paper: readonly string[];
}

/** What the mock knows about the meetings of an association that are held. */
export interface HallData {
  rules: VotingRules;
  people: readonly MockPerson[];
  /** Who is present at every meeting at first. */
  present: Readonly<Record<string, Partial<MockPresence>>>;
  ballots: readonly MockBallot[];
  /** The votes before the meetings. */
  early: readonly MockEarlyVote[];
  /** Why nobody can vote before the meeting of a story; null if owners can. */
  earlyObstacle: EarlyVoteObstacle | null;
  /** What the totals of a secret ballot could tell. */
  secrecy: BallotSecrecy;
  /** The items of a story. */
  items: readonly AgendaItem[];
  /** Returns the proxies of all meetings. */
  proxies: () => readonly MockProxy[];
  /** Who makes the calls of a story; null for staff. */
  caller: string | null;
  /** Whether the meeting of a story is held. */
  isHeld: boolean;
  opens_at: string;
  mayAttendOnline: boolean;
  /** The number before that of the first ballot, so that two associations never share an id. */
  first: number;
}

export const attendeeOfMember = (id: string): string => `member:${id}`;

/** Returns who holds a proxy. */
const holderOf = ({ holder_id, holder }: MockProxy): string =>
  holder_id === null ? `holder:${holder ?? ''}` : attendeeOfMember(holder_id);

/** A proxy that counts, for one apartment. */
export interface HeldApartment {
  apartment: HallApartment;
  holder: string;
  proxy: MockProxy;
}

/** Returns the proxies that have a holder, by apartment. An apartment that the mock does not know is left out. */
export function heldApartments(
  proxies: readonly MockProxy[],
  apartments: readonly HallApartment[],
): HeldApartment[] {
  return proxies
    .filter(({ state, holder_id }) => state === 'accepted' || (state === 'offered' && holder_id !== null))
    .flatMap((proxy) =>
      proxy.apartments.flatMap(({ name }) =>
        apartments
          .filter((apartment) => apartment.name === name)
          .map((apartment) => ({ apartment, holder: holderOf(proxy), proxy })),
      ),
    );
}

const gcd = (one: number, other: number): number => (other === 0 ? one : gcd(other, one % other));

/** Returns the votes for which each sealed vote counts: so many that every apartment has a whole number of them. */
export const votesOfEach = (apartments: readonly HallApartment[]): number =>
  apartments.reduce((each, { votes }) => gcd(each, votes), 0) || 1;
