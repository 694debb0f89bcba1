import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { setupServer } from 'msw/node';
import { createClient } from '../client/create-client.ts';
import { isApiFailure } from '../errors/errors.ts';
import { agenda } from '../resources/agenda.ts';
import { ballots } from '../resources/ballots.ts';
import { earlyVotes } from '../resources/early-votes.ts';
import { meetings } from '../resources/meetings.ts';
import { proxies } from '../resources/proxies.ts';
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
    resources: { agenda, ballots, earlyVotes, meetings, proxies },
  });

const kade = { association_id: idOf(1, 1001) };

const NOON = new Date('2026-11-20T11:00:00.000Z');

async function start() {
  let now = NOON;
  server.resetHandlers(...mockApi({ now: () => now }));
  const [owner, board] = [clientOf('owner'), clientOf('board')];
  const { data } = await owner.meetings.listMeetings({ params: kade, query: { period: 'upcoming' } });
  const meeting = data.find(({ is_cancelled }) => !is_cancelled);
  const params = { ...kade, meeting_id: meeting?.id ?? '' };
  const begin = () => {
    now = new Date(meeting?.meeting_date ?? NOON);
  };
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
  return { owner, board, params, proposal, cast, begin };
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
    const { owner, board, params, proposal, cast, begin } = await start();
    expect(await codeOf(cast(owner, 'for', 7))).toBe('conflict');
    const { items } = await cast(owner, 'for');
    expect(items[0]?.votes).toMatchObject([{ vote: { choice: 'for' }, is_outdated: false }]);
    expect((await board.earlyVotes.listEarlyVoteCounts({ params })).data).toEqual([
      { item_id: proposal?.id, apartments: 1, votes: 24, votes_absent: 24 },
    ]);
    expect(await codeOf(owner.earlyVotes.listEarlyVoteCounts({ params }))).toBe('forbidden');
    const open = () =>
      board.ballots.openBallot(
        { params, body: { item_id: proposal?.id ?? '', is_secret: false, public_key: null } },
        { idempotencyKey: crypto.randomUUID() },
      );
    expect(await codeOf(open())).toBe('meeting_not_begun');
    begin();
    const { id } = await open();
    const ballot = { ...params, ballot_id: id };
    expect(await board.ballots.getBallotProgress({ params: ballot })).toMatchObject({
      apartments_early: 1,
      votes_present: 24,
    });
    expect(await codeOf(cast(owner, 'against'))).toBe('meeting_begun');
    const isEarly = async () =>
      (await board.ballots.listBallotApartments({ params: ballot, query: {} })).data.map(
        ({ is_early }) => is_early,
      );
    expect(await isEarly()).toEqual([true]);
    expect((await board.ballots.closeBallot({ params: ballot })).result).toMatchObject({ votes_for: 24 });
    expect(await isEarly()).toEqual([false]);
  });

  it('shows owners of one apartment whether they agree, and takes a vote back', async () => {
    const { owner, board, cast } = await start();
    await cast(owner, 'for');
    const { items } = await cast(board, 'against');
    expect(items[0]?.votes).toMatchObject([{ has_co_owner_voted: true, is_divided: true }]);
    const after = await cast(board, null);
    expect(after.items[0]?.votes).toMatchObject([{ vote: null, has_co_owner_voted: true }]);
  });

  it('refuses one that was made before another one, or its withdrawal, of the same member arrived', async () => {
    const { owner, params, proposal, cast } = await start();
    const seen = async () => (await owner.earlyVotes.getEarlyVotes({ params })).items[0]?.votes[0];
    const send = async (choice: 'for' | 'against' | null, mark: string, replaces: string[]) =>
      owner.earlyVotes.castEarlyVotes({
        params: { ...params, item_id: proposal?.id ?? '' },
        body: {
          version: proposal?.version ?? 0,
          votes: [{ apartment_id: (await seen())?.apartment_id ?? '', choice, option: null, mark, replaces }],
        },
      });
    const [one, other, third] = [idOf(99, 1), idOf(99, 2), idOf(99, 3)];
    await send('for', one, []);
    expect(await codeOf(send('against', other, []))).toBe('newer_vote');
    expect(await seen()).toMatchObject({ vote: { choice: 'for' }, mark: one });
    // The same once more is confirmed.
    await send('for', one, []);
    await send(null, other, [one]);
    expect(await codeOf(send('against', third, [one]))).toBe('newer_vote');
    expect(await seen()).toMatchObject({ vote: null, mark: other });
    await send('against', third, [other]);
    await cast(owner, 'for');
    expect(await seen()).toMatchObject({ vote: { choice: 'for' } });
  });

  it('are told to the giver and the holder of a proxy, and to the board once one of it accepted it', async () => {
    const { owner, board, params, proposal, cast } = await start();
    await cast(owner, 'for');
    const numbers = [proposal?.number];
    expect((await owner.proxies.listProxies({ params })).terms.early_numbers).toEqual(numbers);
    expect((await board.proxies.listProxies({ params })).terms.early_numbers).toEqual([]);
    const whole = { is_whole_meeting: true, items: [], replaces: [] };
    const given = await owner.proxies.giveProxy({ params, body: { ...whole, holder_id: null } });
    expect(given.early_numbers).toEqual(numbers);
    const seen = async () =>
      (await board.proxies.listProxies({ params })).data.map(({ early_numbers }) => early_numbers);
    expect(await seen()).toEqual([[]]);
    const at = { params: { ...params, proxy_id: given.id }, body: { accepted: true } };
    expect((await board.proxies.respondToProxy(at)).early_numbers).toEqual(numbers);
    expect(await seen()).toEqual([numbers]);
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
