import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { setupServer } from 'msw/node';
import { createClient } from '../client/create-client.ts';
import { isApiFailure } from '../errors/errors.ts';
import { albums } from '../resources/albums.ts';
import { messages } from '../resources/messages.ts';
import { newsletters } from '../resources/newsletters.ts';
import { mockApi } from './mock.ts';
import { idOf } from './provider/ids.ts';

const ORIGIN = 'https://mock.example';
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const client = (token?: string) =>
  createClient({
    baseUrl: `${ORIGIN}/api`,
    retries: 0,
    ...(token === undefined ? { cookies: true } : { token }),
    resources: { albums, messages, newsletters },
  });

const api = client();
const kade = { association_id: idOf(1, 1001) };

const codeOf = async (call: Promise<unknown>): Promise<unknown> => {
  const thrown: unknown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  return isApiFailure(thrown) && thrown.error.kind === 'response' ? thrown.error.code : thrown;
};

describe('a mocked provider with deleted rows', () => {
  it('lists what was deleted for those who may restore it, until it is restored', async () => {
    server.resetHandlers(...mockApi({ signedInAs: 'owner' }));
    const board = client('board');
    const listed = async (who: typeof api) =>
      (await who.messages.listDeletedMessages({ params: kade })).data.map(({ subject, ...one }) => [
        subject,
        one.is_deleted_by_caller,
        one.deleted_by_name,
      ]);
    expect(await listed(board)).toEqual([]);
    const before = await listed(api);
    const body = { subject: 'Toch niet', text: 'Te snel geplaatst.', attachments: [] };
    const { id } = await api.messages.createMessage({ params: kade, body });
    const params = { ...kade, message_id: id };
    await api.messages.deleteMessage({ params });
    expect(await listed(api)).toEqual([['Toch niet', true, null], ...before]);
    // The board does not restore what an author took back.
    expect(await codeOf(board.messages.restoreMessage({ params }))).toBe('not_found');
    await api.messages.restoreMessage({ params });
    expect(await listed(api)).toEqual(before);
    // An author does not restore what the board deleted.
    await board.messages.deleteMessage({ params });
    expect(await listed(api)).toEqual(before);
    expect(await codeOf(api.messages.restoreMessage({ params }))).toBe('not_found');
    expect(await listed(board)).toEqual([['Toch niet', true, null]]);
    expect(await codeOf(api.newsletters.listDeletedNewsletters({ params: kade }))).toBe('forbidden');
    expect((await board.newsletters.listDeletedNewsletters({ params: kade })).data).toHaveLength(1);
    const [album] = (await board.albums.listDeletedAlbums({ params: kade })).data;
    expect(album).toMatchObject({ photo_count: 4, is_deleted_by_caller: true });
    expect(
      (await board.albums.restoreAlbum({ params: { ...kade, album_id: album?.id ?? '' } })).photos,
    ).toHaveLength(4);
  });
});
