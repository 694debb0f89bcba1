import { expect, type Page } from '@playwright/test';
import { members } from '../support/members.ts';
import { startSession } from '../support/sign-in.ts';
import { test } from '../support/test.ts';

test.use({ installation: 'changed' });

async function apiOf(page: Page) {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const { associations } = await (await page.request.get('/api/auth/user')).json();
  const { id } = associations.find(({ code }: { code: string }) => code === '1001');
  return {
    first: async (list: string): Promise<{ id: string; name: string }> => {
      const { data } = await (await page.request.get(`/api/associations/${id}/${list}`)).json();
      const row = data.find(
        ({ status }: { status?: string }) => status === undefined || status === 'published',
      );
      return { id: row.id, name: row.name ?? row.subject };
    },
    remove: async (row: string) => {
      const headers = {
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        'x-xsrf-token': decodeURIComponent(token),
      };
      const response = await page.request.delete(`/api/associations/${id}/${row}`, { headers });
      expect(response.ok()).toBe(true);
    },
  };
}

/** Waits until all tabs of a browser follow the events: one reads the stream, and the others wait to take it over. */
async function untilFollowing(page: Page, tabs: number): Promise<void> {
  const count = () =>
    page.evaluate(async () => {
      const { held = [], pending = [] } = await navigator.locks.query();
      return [...held, ...pending].filter(({ name }) => name === 'mijn-portaal-events').length;
    });
  await expect.poll(count).toBe(tabs);
}

test('what the board deletes leaves the open pages of an owner, without a reload', async ({
  page,
  context,
}) => {
  const browser = context.browser();
  if (!browser) throw new Error('There is no browser.');
  await startSession(page, members.anna);
  await page.goto('/photo-albums?vve=1001');
  const boardContext = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const board = await boardContext.newPage();
  await startSession(board, members.bram);
  const api = await apiOf(board);
  const [album, newsletter] = [await api.first('albums'), await api.first('newsletters')];

  await expect(page.getByRole('link', { name: album.name })).toBeVisible();
  const opened = await context.newPage();
  await opened.goto(`/photo-albums/view/${album.id}?vve=1001`);
  await expect(opened.getByRole('heading', { level: 1, name: album.name })).toBeVisible();
  const news = await context.newPage();
  await news.goto('/news-letter?vve=1001');
  await expect(news.getByText(newsletter.name).first()).toBeVisible();
  await untilFollowing(page, 3);

  await api.remove(`albums/${album.id}`);
  await api.remove(`newsletters/${newsletter.id}`);
  await expect(page.getByRole('link', { name: album.name })).toHaveCount(0);
  await expect(opened.getByRole('heading', { name: 'Dit album bestaat niet (meer)' })).toBeVisible();
  await expect(news.getByText(newsletter.name)).toHaveCount(0);
  await opened.getByRole('link', { name: "Foto's", exact: true }).last().click();
  await expect(opened.getByRole('heading', { level: 1, name: "Foto's" })).toBeVisible();
  await boardContext.close();
});
