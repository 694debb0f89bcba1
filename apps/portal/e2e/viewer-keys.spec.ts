import { expect, type Page } from '@playwright/test';
import { openArchive } from './support/archive.ts';
import { invoices, openInvoices } from './support/invoices.ts';
import { members } from './support/members.ts';
import { test } from './support/test.ts';

const toolbar = (page: Page, name: RegExp) => page.getByRole('group', { name });
const factor = (page: Page) => toolbar(page, /^Weergave van/u).getByText(/^\d+%$/u);

test('the keys of the viewer work at once when a document opens', async ({ page }) => {
  await openArchive(page, members.anna);
  await page.getByRole('searchbox').fill('Notulen ALV 10-6-2026');
  await expect(page.getByText('blz. 1').first()).toBeVisible();
  await page
    .getByRole('link', { name: /^Notulen ALV 10-6-2026/u })
    .first()
    .click();
  const viewer = page.getByRole('dialog', { name: /^Notulen ALV/u });
  const pages = viewer.getByRole('region', { name: /^Pagina.s van/u });
  const number = viewer.getByRole('textbox', { name: 'Pagina' });
  await expect(pages.getByRole('listitem', { name: /^Pagina 1 van/u })).toBeVisible();
  await expect(pages).toBeFocused();
  // The viewer scrolls to the first hit when it has found the words of the list's search.
  await expect(viewer.getByText(/^\d+ van \d+$/u)).toBeVisible();

  const top = () => pages.evaluate(({ scrollTop }) => scrollTop);
  await page.keyboard.press('ArrowDown');
  await expect.poll(top).toBeGreaterThan(0);
  await page.keyboard.press('End');
  await expect(number).not.toHaveValue('1');
  await page.keyboard.press('Home');
  await expect(number).toHaveValue('1');
  await page.keyboard.press('PageDown');
  await expect.poll(top).toBeGreaterThan(100);

  await expect(viewer.locator('output').filter({ hasText: '%' })).toHaveCount(0);
  const before = await factor(page).textContent();
  await page.keyboard.press('NumpadAdd');
  await expect(factor(page)).not.toHaveText(before ?? '');
  const larger = await factor(page).textContent();
  await page.keyboard.press('=');
  await expect(factor(page)).not.toHaveText(larger ?? '');

  const largest = (await factor(page).textContent()) ?? '';
  await number.focus();
  await page.keyboard.type('2-');
  await expect(number).toHaveValue('2-');
  await expect(factor(page)).toHaveText(largest);
});

test('the tools of the viewer come before the pages for the Tab key', async ({ page }) => {
  await openArchive(page, members.anna);
  await page
    .getByRole('link', { name: /^Notulen ALV/u })
    .first()
    .click();
  const pages = page.getByRole('dialog').getByRole('region', { name: /^Pagina.s van/u });
  await expect(pages).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Downloaden' })).toBeFocused();
});

test('the keys for the size work next to an invoice, unless the member turned shortcuts off', async ({
  page,
}) => {
  await openInvoices(page, members.bram);
  await invoices(page).getByRole('link', { name: 'Kraan tuin winterklaar gemaakt' }).click();
  await expect(factor(page)).toBeVisible();
  const before = (await factor(page).textContent()) ?? '';
  await page.keyboard.press('+');
  await expect(factor(page)).not.toHaveText(before);
  const larger = (await factor(page).textContent()) ?? '';
  await page.getByRole('switch', { name: 'Sneltoetsen' }).click();
  await page.keyboard.press('-');
  await expect(factor(page)).toHaveText(larger);
});

test('the viewer prints the pages of the document, and nothing else', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const shown = [...document.body.children].filter((child) => getComputedStyle(child).display !== 'none');
      const printed = shown.map((child) => child.querySelectorAll(':scope > img').length);
      document.documentElement.dataset['printed'] = JSON.stringify(printed);
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await openArchive(page, members.anna);
  await page.getByRole('searchbox').fill('Notulen ALV 10-6-2026');
  await page
    .getByRole('link', { name: /^Notulen ALV 10-6-2026/u })
    .first()
    .click();
  const viewer = page.getByRole('dialog', { name: /^Notulen ALV/u });
  await expect(viewer.getByText('van 4', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  // The print style hides the viewer, so that its button has no role any more.
  await page.getByLabel('Afdrukken', { exact: true }).dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('data-printed', '[4]');
  await page.emulateMedia({ media: null });
  await expect(viewer).toBeVisible();
  await expect(page.locator('body > div > img')).toHaveCount(0);
});
