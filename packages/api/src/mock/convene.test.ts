import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { AGENDA_ITEMS_MAX } from '@mijn/domain/limits';
import { setupServer } from 'msw/node';
import { createClient } from '../client/create-client.ts';
import { isApiFailure } from '../errors/errors.ts';
import { agenda } from '../resources/agenda.ts';
import { convocations } from '../resources/convocations.ts';
import { meetings } from '../resources/meetings.ts';
import { mockApi } from './mock.ts';
import { idOf } from './provider/ids.ts';

const ORIGIN = 'https://mock.example';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const kade = { association_id: idOf(1, 1001) };

/** Opens the first or the second meeting that is still to come, of which the second has no agenda. */
async function start(place: 0 | 1) {
  server.resetHandlers(...mockApi());
  const client = createClient({
    baseUrl: `${ORIGIN}/api`,
    retries: 0,
    token: 'board',
    resources: { agenda, convocations, meetings },
  });
  const { data } = await client.meetings.listMeetings({ params: kade, query: { period: 'upcoming' } });
  const params = { ...kade, meeting_id: data[place]?.id ?? '' };
  const items = async () => (await client.agenda.listAgendaItems({ params })).data;
  return {
    items,
    numbers: async () => (await items()).map(({ number }) => number),
    meeting: async () => client.meetings.getMeeting({ params }),
    add: async (title: string) => client.agenda.createAgendaItem({ params, body: { title, kind: 'note' } }),
    remove: async (item_id: string | undefined) =>
      client.agenda.deleteAgendaItem({ params: { ...params, item_id: item_id ?? '' } }),
    send: async (version: number) => client.convocations.createConvocation({ params, body: { version } }),
  };
}

describe('an agenda of the mock', () => {
  it('has no gap until its members are convened', async () => {
    const { add, remove, items, numbers } = await start(1);
    for (const title of ['Een', 'Twee', 'Drie']) await add(title);
    await remove((await items())[0]?.id);
    expect(await numbers()).toEqual([1, 2]);
  });

  it('convenes the members, who then have it as it is', async () => {
    const { add, meeting, send, items } = await start(1);
    await add('Opening');
    expect(await meeting()).toMatchObject({ is_convened: false });
    await send(2);
    expect(await meeting()).toMatchObject({ is_convened: true, sent_date: expect.any(String) });
    const late = await add('Rondvraag');
    expect(late.changed_at).not.toBeNull();
    await send(3);
    expect((await items()).map(({ changed_at }) => changed_at)).toEqual([null, null]);
  });

  it('keeps the numbers of a convocation, and none for an item that was added after it', async () => {
    const { add, remove, numbers, send } = await start(1);
    const [, second] = [await add('Een'), await add('Twee'), await add('Drie')];
    await send(2);
    const late = await add('Vier');
    await remove(late.id);
    expect(await numbers()).toEqual([1, 2, 3]);
    await remove(second?.id);
    expect(await numbers()).toEqual([1, 3]);
    expect((await add('Vijf')).number).toBe(4);
  });

  it('takes no item more than the limit', async () => {
    const { add, items } = await start(1);
    for (let at = 0; at < AGENDA_ITEMS_MAX; at += 1) await add(`Punt ${at}`);
    expect(await items()).toHaveLength(AGENDA_ITEMS_MAX);
    const refused: unknown = await add('Te veel').catch((error: unknown) => error);
    expect(isApiFailure(refused) && refused.error).toMatchObject({
      code: 'too_many_agenda_items',
      params: { max: AGENDA_ITEMS_MAX },
    });
  });
});
