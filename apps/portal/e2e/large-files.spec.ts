import { expect, type Page } from '@playwright/test';
import { documents, expectResponse, openArchive, store } from './support/archive.ts';
import { members } from './support/members.ts';
import { imagesPdf } from './support/pdf.ts';
import { test } from './support/test.ts';

async function countBytes(page: Page, url: RegExp): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  const counted = new Set<string>();
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (url.test(request.url)) counted.add(requestId);
  });
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (counted.has(requestId)) bytes += dataLength;
  });
  await session.send('Network.enable');
  return () => bytes;
}

test('the first page of a PDF of 300 pages and 25 MB is shown before 10% of the file has arrived, and a download has the whole file', async ({
  page,
}) => {
  const name = 'Bouwtekeningen van 300 bladen';
  const file = imagesPdf(300, 288);
  await openArchive(page, members.bram);
  await store(page, `${name}.pdf`, file);
  await page.goto('/archive?zoek=bouwtekeningen');
  await expectResponse(page);
  const received = await countBytes(page, /\/archive\/documents\/[^/]+\/file/u);

  await documents(page).filter({ hasText: name }).getByRole('link').click();
  const viewer = page.getByRole('dialog', { name });
  const first = viewer.getByRole('listitem', { name: 'Pagina 1 van 300' });
  await expect(first.locator('canvas')).toBeVisible();
  expect(received()).toBeGreaterThan(0);
  expect(received()).toBeLessThan(file.length / 10);

  // The last page is fetched when it is shown, without the pages in between.
  await viewer.getByRole('region').focus();
  await page.keyboard.press('End');
  await expect(viewer.getByRole('listitem', { name: 'Pagina 300 van 300' }).locator('canvas')).toBeVisible();
  expect(received()).toBeLessThan(file.length / 5);

  const url = await viewer.getByRole('link', { name: 'Downloaden' }).getAttribute('href');
  const downloaded = await page.request.get(url ?? '');
  expect((await downloaded.body()).equals(file)).toBe(true);
});

test('a server without ranges sends the whole file, and the viewer shows the last page', async ({ page }) => {
  const name = 'Bouwtekeningen van 20 bladen';
  await openArchive(page, members.bram);
  await store(page, `${name}.pdf`, imagesPdf(20, 288));
  await page.goto('/archive?zoek=bouwtekeningen');
  await expectResponse(page);
  await page.route(/\/archive\/documents\/[^/]+\/file/u, async (route) => {
    const { range: _, ...headers } = await route.request().allHeaders();
    const response = await route.fetch({ headers });
    const { 'accept-ranges': __, ...kept } = response.headers();
    await route.fulfill({ response, headers: kept });
  });
  await documents(page).filter({ hasText: name }).getByRole('link').click();
  const viewer = page.getByRole('dialog', { name });
  await viewer.getByRole('region').focus();
  await page.keyboard.press('End');
  await expect(viewer.getByRole('listitem', { name: 'Pagina 20 van 20' }).locator('canvas')).toBeVisible();
});
