import { expect, type Page } from '@playwright/test';
import { untilIdle } from './started.ts';

const DETAILS: readonly [list: string, pages: readonly string[]][] = [
  ['todos', ['/todos/{id}']],
  [
    'meetings',
    [
      '/meetings/{id}',
      '/meetings/{id}/attendances',
      // Nobody sent a convocation in the demo, so that the page says that there is none.
      '/meetings/{id}/convocations/00000000-0000-7000-8000-000000000000',
      '/meetings/{id}/agenda/add',
      '/meetings/{id}/proxies',
      '/meetings/{id}/proxies/give',
      '/meetings/{id}/proxies/paper',
      '/meetings/{id}/second-meeting',
      '/meetings/{id}/early-votes',
      '/meetings/{id}/vote',
      '/meetings/{id}/minutes',
      '/meetings/{id}/hold',
      '/meetings/{id}/door',
      '/meetings/{id}/hands',
      '/meetings/{id}/beamer',
    ],
  ],
  ['decisions', ['/meetings/decisions/{id}']],
  ['invoices', ['/invoices-check/{id}']],
  ['albums', ['/photo-albums/view/{id}', '/photo-albums/edit/{id}']],
  ['newsletters', ['/news-letter/edit/{id}']],
];

const screens = [
  '/',
  '/404',
  '/profile/data',
  '/profile/settings',
  '/profile/personal-data/token',
  '/profile/data/edit/personal',
  '/profile/data/edit/contact',
  '/profile/addresses',
  '/profile/update-password',
  '/profile/board/archive-settings',
  '/profile/board/document-settings',
  '/archive',
  '/archive?zoek=dakgoot',
  '/forms',
  '/news-letter',
  '/invoices-check',
  '/meetings',
  '/meetings/decisions',
  '/meetings/written-resolutions',
  '/stemmen',
  '/todos',
  '/todos/add',
  '/bulletin-board',
  '/bulletin-board/add',
  '/bulletin-board/deleted',
  '/waterpas/news',
  '/photo-albums',
  '/photo-albums/add',
  '/photo-albums/deleted',
  '/news-letter/add',
  '/news-letter/deleted',
];

export async function screensOf(page: Page): Promise<string[]> {
  const get = async (path: string) => (await page.request.get(`/api${path}`)).json();
  const { last_active_association_id: id } = await get('/auth/user');
  const details = await Promise.all(
    DETAILS.map(async ([list, pages]) => {
      const { data } = await get(`/associations/${id}/${list}?per_page=1`);
      return pages.map((path) => path.replace('{id}', data[0].id));
    }),
  );
  return [...screens, ...details.flat()];
}

export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilIdle(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}
