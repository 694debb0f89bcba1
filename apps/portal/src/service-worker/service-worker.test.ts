import { describe, expect, it, jest } from '@jest/globals';
import { memoryCaches } from '../testing/memory-caches.ts';
import { takeFiles } from '../shared/share-target/kept-files.ts';
import { openNotification } from './open-notification.ts';
import { receiveShare } from './receive-share.ts';
import { readPush } from './show-push.ts';

const ORIGIN = 'https://mijn.example';

describe('a push', () => {
  it('is shown as it was sent', () => {
    const message = { title: 'Nieuw bericht', body: 'VvE De Kade', path: '/bulletin-board', tag: 'run' };
    expect(readPush(JSON.stringify(message))).toEqual(message);
  });

  it.each([undefined, '', 'no JSON', 'null', '[]', '{"title":1,"path":null}'])(
    'that can not be read (%s) still says that there is news',
    (text) => {
      expect(readPush(text)).toEqual({
        title: 'Er is nieuws in het portaal',
        body: '',
        path: '/',
        tag: 'news',
      });
    },
  );
});

describe('a press on a notification', () => {
  const openWith = async (path: unknown, urls: readonly string[]) => {
    const focus = jest.fn(async () => undefined);
    const openWindow = jest.fn(async (_url: string) => undefined);
    const windows = urls.map((url) => ({ url, focus }));
    const clients = { matchAll: async () => windows, openWindow };
    await openNotification({ clients, location: { origin: ORIGIN } }, path);
    return { focused: focus.mock.calls.length, opened: openWindow.mock.calls.flat() };
  };

  it('opens the page, and leaves other tabs alone', async () => {
    expect(await openWith('/newsletters?vve=1001', [`${ORIGIN}/todos/add`])).toEqual({
      focused: 0,
      opened: [`${ORIGIN}/newsletters?vve=1001`],
    });
  });

  it('shows the tab that has the page already', async () => {
    expect(await openWith('/newsletters', [`${ORIGIN}/newsletters`])).toEqual({ focused: 1, opened: [] });
  });

  it.each(['https://evil.example/', '//evil.example/x', 7, null])(
    'never opens another site: %s',
    async (path) => {
      expect(await openWith(path, [])).toEqual({ focused: 0, opened: [`${ORIGIN}/`] });
    },
  );
});

describe('a share', () => {
  const share = (files: readonly File[]) => {
    const body = new FormData();
    for (const file of files) body.append('files', file);
    body.append('files', 'text');
    return new Request(`${ORIGIN}/share-target`, { method: 'POST', body });
  };

  it('keeps photos and videos, and nothing else, and leads to the page that takes them', async () => {
    const caches = memoryCaches();
    const types = ['image/jpeg', 'video/mp4', 'application/pdf'];
    const files = types.map((type) => new File(['x'], type.replace('/', '.'), { type }));
    const leads: unknown[] = [];
    const redirect = jest.spyOn(Response, 'redirect').mockImplementation((...to) => {
      leads.push(to);
      return Response.error();
    });
    await receiveShare(share(files), caches, 0);
    expect(leads).toEqual([['/todos/add?gedeeld=1', 303]]);
    expect((await takeFiles(caches, 0)).map(({ name }) => name)).toEqual(['image.jpeg', 'video.mp4']);
    const open = async () => Promise.reject(new Error('no room'));
    await receiveShare(share(files), { ...caches, open }, 0);
    expect(leads.at(-1)).toEqual(['/todos/add?gedeeld=opnieuw', 303]);
    redirect.mockRestore();
  });
});
