import { expect, type Page } from '@playwright/test';
import {
  approveButton,
  approveByKey,
  badge,
  heading,
  invoices,
  openInvoices,
  watchCalls,
} from '../support/invoices.ts';
import { tabTo } from '../support/keyboard.ts';
import { members } from '../support/members.ts';
import { test } from '../support/test.ts';

// Focus and dialogs must work with animations too.
test.use({ installation: 'invoices', contextOptions: { reducedMotion: 'no-preference' } });

/**
 * @param before the URL of the previous invoice.
 * @returns the name of the invoice.
 */
async function shown(page: Page, before?: string): Promise<string> {
  await expect(approveButton(page)).toBeVisible();
  if (before !== undefined) await expect(page).not.toHaveURL(before);
  await expect(heading(page)).toBeFocused();
  return heading(page).innerText();
}

test('a board member checks five invoices with the keyboard only', async ({ page }) => {
  await openInvoices(page, members.bram);
  await expect(badge(page, 12)).toBeVisible();
  await tabTo(invoices(page).first().getByRole('link'));
  const calls = watchCalls(page);
  await page.keyboard.press('Enter');
  await shown(page);

  await approveByKey(page);
  await expect(page.getByText(/: akkoord$/u)).toBeVisible();
  await expect(badge(page, 11)).toBeVisible();
  // The response to a decision contains the next invoice, so that three calls are enough.
  expect(calls().length).toBeLessThanOrEqual(3);

  for (const left of [10, 9]) {
    await shown(page);
    const url = page.url();
    await approveByKey(page);
    await expect(badge(page, left)).toBeVisible();
    await shown(page, url);
  }

  const rejected = page.url();
  await page.keyboard.press('n');
  const remark = page.getByLabel('Waarom bent u niet akkoord?');
  await expect(remark).toBeFocused();
  await page.keyboard.type('Nog niet klaar: a en n zijn hier letters.');
  await tabTo(page.getByRole('button', { name: 'Niet akkoord' }));
  await page.keyboard.press('Enter');
  await expect(badge(page, 8)).toBeVisible();
  await shown(page, rejected);

  const last = new URL(page.url());
  await page.keyboard.press('ArrowRight');
  await shown(page, last.href);
  await expect(page.getByRole('link', { name: 'Vorige factuur' })).toHaveAttribute(
    'href',
    `${last.pathname}${last.search}`,
  );
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(last.href);
  await shown(page);
  await approveByKey(page);
  await expect(badge(page, 7)).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Gecontroleerd' })).toHaveAttribute(
    'aria-valuetext',
    '5 van 12',
  );
  // Four decisions, and the two invoices that were opened with the arrow keys, need eight calls.
  expect(calls().length).toBeLessThanOrEqual(8);

  await page.goto(new URL(rejected).pathname);
  await expect(page.getByText('Nog niet klaar: a en n zijn hier letters.')).toBeVisible();
});
