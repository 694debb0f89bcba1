import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { setupServer } from 'msw/node';
import { createClient } from '../client/create-client.ts';
import { isApiFailure } from '../errors/errors.ts';
import { attendance } from '../resources/attendance.ts';
import { meetings } from '../resources/meetings.ts';
import { proxies } from '../resources/proxies.ts';
import { mockApi } from './mock.ts';
import { idOf } from './provider/ids.ts';
import { aBoardMember } from './resources/auth.ts';
import { aHolder } from './resources/proxies.ts';

const ORIGIN = 'https://mock.example';
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const clientOf = (token: string) =>
  createClient({
    baseUrl: `${ORIGIN}/api`,
    retries: 0,
    token,
    resources: { attendance, meetings, proxies },
  });

const kade = { association_id: idOf(1, 1001) };

async function start() {
  server.resetHandlers(...mockApi());
  const [owner, board] = [clientOf('owner'), clientOf('board')];
  const { data } = await owner.meetings.listMeetings({ params: kade, query: { period: 'upcoming' } });
  const params = { ...kade, meeting_id: data.find(({ is_cancelled }) => !is_cancelled)?.id ?? '' };
  return { owner, board, params };
}

const whole = { is_whole_meeting: true, items: [], replaces: [] };

const codeOf = async (call: Promise<unknown>): Promise<unknown> => {
  const thrown: unknown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  return isApiFailure(thrown) && thrown.error.kind === 'response' ? thrown.error.code : thrown;
};

describe('the mock of proxies', () => {
  it('makes a proxy for the whole meeting the choice of its giver, until the giver withdraws it', async () => {
    const { owner, params } = await start();
    await owner.proxies.giveProxy({ params, body: { ...whole, holder_id: aHolder(1).id } });
    expect(await owner.attendance.getAttendance({ params })).toMatchObject({ choice: 'proxy' });
    const comes = { choice: 'attends' } as const;
    expect(await codeOf(owner.attendance.setAttendance({ params, body: comes }))).toBe('proxy_given');
    const body = { ...comes, withdraws_proxies: true };
    expect(await owner.attendance.setAttendance({ params, body })).toMatchObject({ choice: 'attends' });
    const { data } = await owner.proxies.listProxies({ params });
    expect(data.map(({ state }) => state)).toEqual(['withdrawn']);
  });

  it('offers a proxy to its holder, who accepts it once', async () => {
    const { owner, board, params } = await start();
    const { id: proxy_id } = await owner.proxies.giveProxy({
      params,
      body: { ...whole, holder_id: aBoardMember().id },
    });
    const input = { params: { ...params, proxy_id }, body: { accepted: true } };
    expect(await codeOf(owner.proxies.respondToProxy(input))).toBe('proxy_ended');
    expect(await board.proxies.respondToProxy(input)).toMatchObject({
      state: 'accepted',
      relation: 'holder',
    });
    expect(await codeOf(board.proxies.respondToProxy(input))).toBe('proxy_ended');
    const refusal = { params: input.params, body: { accepted: false } };
    expect(await codeOf(board.proxies.respondToProxy(refusal))).toBe('conflict');
    const body = { accepted: false, gives_back: true };
    expect(await board.proxies.respondToProxy({ ...refusal, body })).toMatchObject({ state: 'refused' });
  });

  it('refuses a proxy that does not name those that it replaces', async () => {
    const { owner, params } = await start();
    const first = await owner.proxies.giveProxy({ params, body: { ...whole, holder_id: null } });
    const body = { ...whole, holder_id: aHolder(1).id };
    expect(await codeOf(owner.proxies.giveProxy({ params, body }))).toBe('conflict');
    const named = { ...body, replaces: [first.id] };
    expect(await owner.proxies.giveProxy({ params, body: named })).toMatchObject({ state: 'offered' });
  });

  it('lists the proxies of a meeting for the board alone', async () => {
    const { owner, board, params } = await start();
    await owner.proxies.giveProxy({ params, body: { ...whole, holder_id: aHolder(1).id } });
    expect(await codeOf(owner.proxies.listMeetingProxies({ params }))).toBe('forbidden');
    const { data } = await board.proxies.listMeetingProxies({ params, query: { state: 'offered' } });
    expect(data.map(({ giver }) => giver)).toEqual(['Anna Eigenaar']);
  });
});
