import { ballotsOperations, type CastVotesForm, type OpenBallotForm } from '@mijn/domain/ballots';
import { earlyVotesOperations } from '@mijn/domain/early-votes';
import { HOUR_MS } from '@mijn/domain/limits';
import { presenceOperations } from '@mijn/domain/presence';
import type { Vote } from '@mijn/domain/tally';
import type { TestClient } from '../../../../testing/index.ts';
import { createProxiesFixture } from '../../../participation/proxies/testing/proxies-fixture.ts';
import type { meetings } from '../../../meetings/meetings.tables.ts';

/** A day on which the members were convened. */
export const CONVENED = { sent_date: '2026-11-10' } as const;

export type BallotsFixture = Awaited<ReturnType<typeof createBallotsFixture>>;

export const FOR: Vote = { choice: 'for', option: null };
export const AGAINST: Vote = { choice: 'against', option: null };
export const ABSTAIN: Vote = { choice: 'abstain', option: null };
export const optionOf = (option: string): Vote => ({ choice: 'option', option });

/** An association whose meetings begin in an hour, so that their doors are open and proxies can still be given. */
export async function createBallotsFixture() {
  const base = await createProxiesFixture();
  const { server, board } = base;

  const meeting = async (own: Partial<typeof meetings.$inferInsert> = {}, at = base.association) =>
    base.meeting({ meeting_date: new Date(server.clock.now().getTime() + HOUR_MS), ...own }, at);
  const setPresence = (path: string, attendee: string, is_present = true, is_online = false, by = board) =>
    by.call('PUT', `${path}/presence`, { body: { attendee, is_present, is_online } });
  const open = (path: string, item_id: string, own: Partial<OpenBallotForm> = {}, by = board) =>
    by.post(`${path}/ballots`, { item_id, is_secret: false, public_key: null, ...own });
  const own = async (client: TestClient, path: string) =>
    (await client.get(`${path}/own-votes`)).as(ballotsOperations.getOwnVotes);
  const cast = (
    client: TestClient,
    ballot: string,
    votes: readonly (Partial<CastVotesForm['votes'][number]> & { apartment_id: string })[],
  ) =>
    client.post(`${ballot}/votes`, {
      votes: votes.map((vote) => ({ choice: null, option: null, sealed: [], ...vote })),
    });

  return {
    ...base,
    meeting,
    setPresence,
    open,
    own,
    cast,
    /** Lets a meeting begin now. */
    begin: async (path: string) =>
      server.database.pool.query('update meetings set meeting_date = $1 where id = $2', [
        server.clock.now(),
        path.split('/').at(-1),
      ]),
    /** Opens a ballot, and returns its path. */
    opened: async (path: string, item_id: string, form: Partial<OpenBallotForm> = {}) => {
      const { id } = (await open(path, item_id, form)).as(ballotsOperations.openBallot);
      return `${path}/ballots/${id}`;
    },
    come: (path: string, person: { id: string }, is_present = true) =>
      setPresence(path, `member:${person.id}`, is_present),
    /** Votes the same for all apartments of a member. */
    vote: async (client: TestClient, ballot: string, vote: Vote) => {
      const path = ballot.replace(/\/ballots\/.*$/u, '');
      const { votes } = await own(client, path);
      return cast(
        client,
        ballot,
        // The vote of an owner before the meeting goes before that of a holder, who is refused.
        votes
          .filter(({ right, is_early }) => right === 'owner' || !is_early)
          .map(({ apartment_id }) => Object.assign({ apartment_id }, vote)),
      );
    },
    early: async (client: TestClient, path: string) =>
      (await client.get(`${path}/early-votes`)).as(earlyVotesOperations.getEarlyVotes),
    /** Votes the same before a meeting for all apartments of a member; null withdraws the votes. */
    voteEarly: async (client: TestClient, path: string, item: string, vote: Vote | null, version = 1) => {
      const { apartments } = (await client.get(`${path}/early-votes`)).as(earlyVotesOperations.getEarlyVotes);
      const votes = apartments.map(({ apartment_id }) =>
        Object.assign({ apartment_id }, vote ?? { choice: null, option: null }),
      );
      return client.call('PUT', `${path}/early-votes/${item}`, { body: { version, votes } });
    },
    presence: async (path: string) =>
      (await board.get(`${path}/presence`)).as(presenceOperations.getPresence),
    progress: async (ballot: string) =>
      (await board.get(`${ballot}/progress`)).as(ballotsOperations.getBallotProgress),
    apartmentsOf: async (ballot: string, query = '') =>
      (await board.get(`${ballot}/apartments?per_page=100${query}`)).as(
        ballotsOperations.listBallotApartments,
      ).data,
    close: async (ballot: string) => (await board.post(`${ballot}/close`)).as(ballotsOperations.closeBallot),
    ballotsOf: async (client: TestClient, path: string) =>
      (await client.get(`${path}/ballots`)).as(ballotsOperations.listBallots).data,
  };
}
