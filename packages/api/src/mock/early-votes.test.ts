import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { setupServer } from 'msw/node';
import { createClient } from '../client/create-client.ts';
import { isApiFailure } from '../errors/errors.ts';
import { agenda } from '../resources/agenda.ts';
import { ballots } from '../resources/ballots.ts';
import { earlyVotes } from '../resources/early-votes.ts';
import { meetings } from '../resources/meetings.ts';
import { mockApi } from './mock.ts';
import { idOf } from './provider/ids.ts';

const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const clientOf = (token: string) =>
  createClient({
    baseUrl: 'http://mock.example/api',
    retries: 0,
    token,
    resources: { agenda, ballots, earlyVotes, meetings },
  });

const kade = { association_id: idOf(1, 1001) };

async function start() {
  server.resetHandlers(...mockApi());
  const [owner, board] = [clientOf('owner'), clientOf('board')];
  const { data } = await owner.meetings.listMeetings({ params: kade, query: { period: 'upcoming' } });
  const params = { ...kade, meeting_id: data.find(({ is_cancelled }) => !is_cancelled)?.id ?? '' };
  const { data: items } = await owner.agenda.listAgendaItems({ params });
  const proposal = items.find((item) => item.proposal !== null);
  const { apartments } = await owner.earlyVotes.getEarlyVotes({ params });
  const cast = (of: typeof owner, choice: 'for' | 'against' | null, version = proposal?.version ?? 0) =>
    of.earlyVotes.castEarlyVotes({
      params: { ...params, item_id: proposal?.id ?? '' },
      body: {
        version,
        votes: apartments.map(({ apartment_id }) => ({ apartment_id, choice, option: null })),
      },
    });
  return { owner, board, params, proposal, cast };
}

const codeOf = async (call: Promise<unknown>): Promise<unknown> => {
  const thrown: unknown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  return isApiFailure(thrown) && thrown.error.kind === 'response' ? thrown.error.code : thrown;
};

describe('the mock of votes before a meeting', () => {
  it('counts them in a ballot about the same text, until an owner votes at the meeting', async () => {
    const { owner, board, params, proposal, cast } = await start();
    expect(await codeOf(cast(owner, 'for', 7))).toBe('conflict');
    const { items } = await cast(owner, 'for');
    expect(items[0]?.votes).toMatchObject([{ vote: { choice: 'for' }, is_outdated: false }]);
    expect((await board.earlyVotes.listEarlyVoteCounts({ params })).data).toEqual([
      { item_id: proposal?.id, apartments: 1, votes: 24, votes_absent: 24 },
    ]);
    expect(await codeOf(owner.earlyVotes.listEarlyVoteCounts({ params }))).toBe('forbidden');
    const { id } = await board.ballots.openBallot(
      { params, body: { item_id: proposal?.id ?? '', is_secret: false, public_key: null } },
      { idempotencyKey: crypto.randomUUID() },
    );
    const ballot = { ...params, ballot_id: id };
    expect(await board.ballots.getBallotProgress({ params: ballot })).toMatchObject({
      apartments_early: 1,
      votes_present: 24,
    });
    expect(await codeOf(cast(owner, 'against'))).toBe('meeting_begun');
    expect((await board.ballots.closeBallot({ params: ballot })).result).toMatchObject({ votes_for: 24 });
  });

  it('shows owners of one apartment whether they agree, and takes a vote back', async () => {
    const { owner, board, cast } = await start();
    await cast(owner, 'for');
    const { items } = await cast(board, 'against');
    expect(items[0]?.votes).toMatchObject([{ has_co_owner_voted: true, is_divided: true }]);
    const after = await cast(board, null);
    expect(after.items[0]?.votes).toMatchObject([{ vote: null, has_co_owner_voted: true }]);
  });

  it('ends them with the text that they are about', async () => {
    const { owner, board, params, proposal, cast } = await start();
    await cast(owner, 'for');
    await board.agenda.updateAgendaItem({
      params: { ...params, item_id: proposal?.id ?? '' },
      body: {
        version: proposal?.version ?? 0,
        title: 'Begroting',
        kind: 'decide',
        wording: 'Een andere tekst.',
        options: [],
      },
    });
    const { items } = await owner.earlyVotes.getEarlyVotes({ params });
    expect(items[0]?.votes).toMatchObject([{ has_voted: true, is_outdated: true }]);
    expect((await board.earlyVotes.listEarlyVoteCounts({ params })).data).toEqual([]);
  });
});
