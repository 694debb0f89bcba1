import { MINUTE_MS } from '@mijn/domain/limits';
import type { Vote } from '@mijn/domain/tally';
import { findDemoMeeting, findWriter, LAST_MEETING } from './demo-writers.ts';
import { listAgendaItems } from './modules/meetings/agenda/agenda.service.ts';
import { listBallotApartments } from './modules/voting/ballots/ballot-progress.service.ts';
import { enterHands } from './modules/voting/ballots/hands.service.ts';
import { closeBallot, openBallot } from './modules/voting/ballots/hold-ballot.service.ts';
import { createMotion } from './modules/voting/motions/write-motions.service.ts';
import { listAttendees, setPresences } from './modules/voting/presence/presence.service.ts';
import type { Foundation } from './platform/foundation.ts';
import { type CreatingRequest, type Member, orNotFound } from './platform/wire/index.ts';

/** The votes that are present at first, and those that are left for the last item. */
const VOTES_PRESENT = 690;
const VOTES_LEFT = 600;

const FOR: Vote = { choice: 'for', option: null };
const AGAINST: Vote = { choice: 'against', option: null };
const forCandidate = (option: string): Vote => ({ choice: 'option', option });

/** Nobody repeats a call of the demo. */
const ONCE: CreatingRequest = { headers: {}, method: 'POST', url: '/', body: null };

async function findBoard({ database }: Foundation): Promise<Member> {
  const board = await findWriter(database.queries, 'bram.bestuur@waterpas.example');
  return {
    ...board,
    session_id: board.user_id,
    email: 'bram.bestuur@waterpas.example',
    owner_id: null,
    last_active_association_id: board.membership.association_id,
    has_two_factor: false,
    hold: null,
    required_second_factor: null,
    is_authenticated: true,
    expires_at: new Date(0),
    sudo_at: null,
    impersonator: null,
    access_token: null,
    last_change: null,
  };
}

/**
 * Holds the last meeting of the demo, by show of hands: a proposal with an amendment, an election of two out of three, and a proposal for which
 * too few are left.
 */
export async function addDemoMeeting(foundation: Foundation): Promise<void> {
  const { database } = foundation;
  let minute = 0;
  const board = await findBoard(foundation);
  const { id: meeting_id, meeting_date } = await findDemoMeeting(database.queries, LAST_MEETING);
  const services = {
    ...foundation,
    now: () => new Date(meeting_date.getTime() + minute * MINUTE_MS),
  };
  const of = { meeting_id };
  const { data: items } = await listAgendaItems(services, board, of);
  const itemOf = (number: number): string => orNotFound(items.find((item) => item.number === number)).id;

  /** Returns the first people who have so many votes together. */
  const peopleWith = async (votes: number): Promise<string[]> => {
    const { data } = await listAttendees(services, board, of, { page: 1, per_page: 100 });
    let sum = 0;
    return data
      .filter(({ apartments }) => apartments.length > 0)
      .filter(({ apartments }) => {
        const isWanted = sum < votes;
        for (const one of apartments) sum += isWanted ? one.votes : 0;
        return isWanted;
      })
      .map(({ attendee }) => attendee);
  };
  const come = async (attendees: string[], is_present: boolean): Promise<void> => {
    if (attendees.length > 0)
      await setPresences(services, board, of, { attendees, is_present, is_online: false });
  };
  /** Votes by hands: the apartments in turn as `votes` says. */
  const vote = async (
    item_id: string,
    votes: readonly Vote[],
    motion_id: string | null = null,
  ): Promise<void> => {
    minute += 10;
    const form = { item_id, motion_id, is_secret: false, public_key: null };
    const { id: ballot_id } = await openBallot(services, board, of, form, ONCE);
    const ballot = { ...of, ballot_id };
    const { data } = await listBallotApartments(services, board, ballot, { page: 1, per_page: 100 });
    const hands = data.flatMap(({ apartment_id }, at) => {
      const hand = votes[at % votes.length];
      return hand ? [{ apartment_id, ...hand }] : [];
    });
    await enterHands(services, board, ballot, { votes: hands, others: null });
    minute += 3;
    await closeBallot(services, board, ballot);
  };

  const present = await peopleWith(VOTES_PRESENT);
  await come(present, true);
  minute = 35;
  const doors = itemOf(5);
  const amendment = await createMotion(
    services,
    board,
    of,
    {
      item_id: doors,
      kind: 'amendment',
      text: 'Hoogstens € 8.000,00',
      wording: 'De vergadering laat de galerijdeuren schilderen in donkergroen, voor hoogstens € 8.000,00.',
      proposer: 'W. Prins',
    },
    ONCE,
  );
  await vote(doors, [FOR, FOR, AGAINST], amendment.id);
  await vote(doors, [FOR, FOR, FOR, FOR, AGAINST]);
  const [first, second, third] = ['Bram Bestuur', 'T. Hoekstra', 'M. de Wit'].map(forCandidate);
  if (first && second && third) await vote(itemOf(6), [first, second, first, second, third]);
  const left = new Set(await peopleWith(VOTES_LEFT));
  await come(
    present.filter((attendee) => !left.has(attendee)),
    false,
  );
  await vote(itemOf(7), [FOR]);
}
