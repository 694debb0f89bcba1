import { expect, type Page } from '@playwright/test';
import { badge, heading, invoices, openInvoices, watchCalls } from '../support/invoices.ts';
import { tabTo } from '../support/keyboard.ts';
import { members } from '../support/members.ts';
import { test } from '../support/test.ts';

// Focus and dialogs must work with animations too.
test.use({ installation: 'invoices', contextOptions: { reducedMotion: 'no-preference' } });

const { describe } = test;

// The journeys run one after the other, because they decide about the invoices of one server.
describe.configure({ mode: 'serial' });

/**
 * Waits until an invoice is shown with its decision buttons.
 * @param before the URL of the previous invoice.
 * @returns the name of the invoice.
 */
async function shown(page: Page, before?: string): Promise<string> {
  await expect(page.getByRole('button', { name: 'Akkoord', exact: true })).toBeVisible();
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

  await page.keyboard.press('a');
  await expect(page.getByText('Factuur akkoord')).toBeVisible();
  await expect(badge(page, 11)).toBeVisible();
  // At most three calls are needed to open an invoice, decide and show the next invoice, because the response
  // to the decision contains the next invoice.
  expect(calls().length).toBeLessThanOrEqual(3);

  for (const left of [10, 9]) {
    await shown(page);
    const address = page.url();
    await page.keyboard.press('a');
    await expect(badge(page, left)).toBeVisible();
    await shown(page, address);
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
  // The links to the previous and next invoice are shown when the invoice has loaded.
  await expect(page.getByRole('link', { name: 'Vorige factuur' })).toHaveAttribute(
    'href',
    `${last.pathname}${last.search}`,
  );
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(last.href);
  await shown(page);
  await page.keyboard.press('a');
  await expect(badge(page, 7)).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Gecontroleerd' })).toHaveAttribute(
    'aria-valuetext',
    '5 van 12',
  );
  // At most eight calls are needed: four decisions and the two invoices that were opened with the arrow keys.
  expect(calls().length).toBeLessThanOrEqual(8);

  await page.goto(new URL(rejected).pathname);
  await expect(page.getByText('Nog niet klaar: a en n zijn hier letters.')).toBeVisible();
});

test('a decision can be undone from its toast', async ({ page }) => {
  await openInvoices(page, members.bram);
  await invoices(page).first().getByRole('link').click();
  const name = await shown(page);
  const address = page.url();
  await page.getByRole('button', { name: 'Akkoord', exact: true }).click();
  const undo = page.getByRole('button', { name: 'Ongedaan maken' });
  // A toast stays while the pointer is over it, so that the steps below have enough time.
  await undo.hover();
  await expect(page).not.toHaveURL(address);
  await undo.click();
  await expect(page).toHaveURL(address);
  await expect(heading(page)).toHaveText(name);
  await expect(page.getByRole('list', { name: 'Verloop' })).toContainText('Beslissing ingetrokken');
});

test('the second of two checkers sees the decision of the first and can decide again', async ({
  page,
  browser,
}) => {
  await openInvoices(page, members.bram);
  await invoices(page).first().getByRole('link').click();
  await shown(page);

  const other = await browser.newContext();
  const theirs = await other.newPage();
  await openInvoices(theirs, members.bram);
  await theirs.goto(new URL(page.url()).pathname);
  await theirs.getByRole('button', { name: 'Niet akkoord' }).click();
  await theirs.getByLabel('Waarom bent u niet akkoord?').fill('Deze klus is niet uitgevoerd.');
  const saved = theirs.waitForResponse((response) => response.url().endsWith('/decisions'));
  await theirs.getByRole('button', { name: 'Niet akkoord' }).click();
  expect((await saved).status()).toBe(200);
  await other.close();

  await page.keyboard.press('a');
  const notice = page.getByRole('status').filter({ hasText: 'Iemand anders was u net voor' });
  await expect(notice).toContainText('Deze klus is niet uitgevoerd.');
  await expect(notice).toContainText('niet akkoord');
  await page.getByRole('button', { name: 'Akkoord', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Beslissing intrekken' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Verloop' }).getByRole('listitem').first()).toContainText(
    'Akkoord',
  );
});

test('after the last invoice the list shows that everything is checked', async ({ page }) => {
  await openInvoices(page, members.bram);
  await invoices(page).first().getByRole('link').click();
  for (let left = await invoicesLeft(page); left > 0; left -= 1) {
    await page.getByRole('button', { name: 'Akkoord', exact: true }).click();
    if (left > 1) await expect.poll(() => invoicesLeft(page)).toBe(left - 1);
  }
  await expect(heading(page)).toHaveText('Factuur controle');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Alles is gecontroleerd' })).toBeVisible();
});

/** Returns the number of invoices to check, based on the progress bar next to the invoice. */
async function invoicesLeft(page: Page): Promise<number> {
  const text = await page.getByRole('progressbar', { name: 'Gecontroleerd' }).getAttribute('aria-valuetext');
  const [done = 0, all = 0] = (text ?? '').split(' van ').map(Number);
  return all - done;
}
