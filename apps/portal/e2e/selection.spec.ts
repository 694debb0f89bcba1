import { expect, type Page } from '@playwright/test';
import { documents, openArchive } from './support/archive.ts';
import { members } from './support/members.ts';
import { test } from './support/test.ts';

const bar = (page: Page) => page.getByRole('group', { name: 'Selectie' });
const boxOf = (page: Page, place: number) => documents(page).nth(place).getByRole('checkbox');

test('a selection stays through a search, a filter and pages, and the bar says what is not in view', async ({
  page,
}) => {
  await openArchive(page, members.bram);
  await expect(bar(page)).toHaveCount(0);
  for (const name of ['Begroting 2027 (concept)', 'Uitnodiging en agenda ALV 9-12-2026']) {
    await documents(page).filter({ hasText: name }).getByRole('checkbox').check();
  }
  await expect(bar(page)).toContainText('2 gekozen');
  await expect(bar(page)).not.toContainText('niet in beeld');
  await page.getByRole('searchbox').fill('Begroting 2027');
  await expect(bar(page)).toContainText('2 gekozen, waarvan 1 niet in beeld');
  await expect(page.getByRole('link', { name: 'Selectie downloaden (2)' })).toBeVisible();
  await page.getByRole('searchbox').press('Escape');
  await page.getByRole('button', { name: 'Volgende' }).click();
  await expect(page.getByText(/^26–50 van \d+ documenten/u)).toBeVisible();
  await expect(bar(page)).toContainText('2 gekozen, waarvan 2 niet in beeld');

  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Selectie downloaden (2)' }).click();
  expect((await started).suggestedFilename()).toMatch(/\.zip$/u);
  await page.getByRole('button', { name: 'Niets kiezen' }).click();
  await expect(bar(page)).toHaveCount(0);
});

test('the page is selected first, and then all documents that were found', async ({ page }) => {
  await openArchive(page, members.bram);
  const all = page.getByRole('checkbox', { name: 'Kies alle documenten op deze pagina' });
  await boxOf(page, 3).check();
  await expect(all).toBeChecked({ indeterminate: true });
  await page.getByRole('button', { name: 'Alle 25 op deze pagina' }).click();
  await expect(all).toBeChecked();
  await expect(bar(page)).toContainText('25 gekozen');
  const found = page.getByRole('button', { name: /^Alle \d+ gevonden$/u });
  const total = Number(/\d+/u.exec((await found.textContent()) ?? '')?.[0]);
  await found.click();
  const others = total - 25;
  await expect(bar(page)).toContainText(`${total} gekozen, waarvan ${others} niet in beeld`);
  await all.uncheck();
  await expect(bar(page)).toContainText(`${others} gekozen, waarvan ${others} niet in beeld`);
});

test('the bar is in view at every place of the page, and covers no row that has the focus', async ({
  page,
}) => {
  await openArchive(page, members.anna);
  for (const viewport of [
    { width: 375, height: 812 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => window.scrollTo(0, 0));
    await boxOf(page, 0).check();
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    const last = documents(page).last().getByRole('checkbox');
    await last.focus();
    const edgeOf = async () => (await bar(page).boundingBox())?.y ?? 0;
    await expect
      .poll(async () => ((await last.boundingBox())?.y ?? Infinity) + 20 - (await edgeOf()))
      .toBeLessThan(0);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => {
        const { y, height } = (await page.getByRole('contentinfo').boundingBox()) ?? {
          y: 0,
          height: Infinity,
        };
        return y + height - (await edgeOf());
      })
      .toBeLessThanOrEqual(1);
    await boxOf(page, 0).uncheck();
  }
});
