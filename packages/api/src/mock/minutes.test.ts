import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setupServer } from 'msw/node';
import { createClient } from '../client/create-client.ts';
import { meetings } from '../resources/meetings.ts';
import { mockApi } from './mock.ts';
import { idOf } from './provider/ids.ts';

const ORIGIN = 'https://mock.example';
const server = setupServer();
beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  server.use(...mockApi());
});
afterAll(() => server.close());

const kade = { association_id: idOf(1, 1001) };

const meetingOf = async (period: 'past' | 'upcoming') => {
  const client = createClient({
    baseUrl: `${ORIGIN}/api`,
    retries: 0,
    token: 'board',
    resources: { meetings },
  });
  const { data } = await client.meetings.listMeetings({ params: kade, query: { period } });
  return data.find(({ is_cancelled }) => !is_cancelled);
};

const draftOf = async (meeting_id: string | undefined, token = 'board') =>
  fetch(`${ORIGIN}/api/associations/${kade.association_id}/meetings/${meeting_id ?? ''}/minutes-draft`, {
    headers: { authorization: `Bearer ${token}` },
  });

describe('the mock of minutes', () => {
  it('sends the board a document of a meeting that has begun, and nobody else', async () => {
    const past = await meetingOf('past');
    const response = await draftOf(past?.id);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toMatch(/conceptnotulen-\d{4}-\d\d-\d\d\.docx/u);
    expect(new Uint8Array(await response.arrayBuffer()).slice(0, 2)).toEqual(Uint8Array.of(0x50, 0x4b));
    expect((await draftOf(past?.id, 'owner')).status).toBe(403);
    expect((await draftOf(idOf(99, 1), 'owner')).status).toBe(404);
  });

  it('refuses a meeting that is still to come', async () => {
    const upcoming = await meetingOf('upcoming');
    expect(await (await draftOf(upcoming?.id)).json()).toMatchObject({ code: 'meeting_not_begun' });
  });
});
