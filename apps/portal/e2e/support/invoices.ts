import { expect, type Page } from '@playwright/test';
import { startSession } from './sign-in.ts';
import { expectStarted } from './started.ts';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

export const invoices = (page: Page) => page.getByRole('table', { name: 'Facturen' }).locator('tbody th');

export const badge = (page: Page, count: number) =>
  page.getByRole('link', { name: new RegExp(`^Factuur controle.*${count} facturen te controleren`, 'u') });

export async function openInvoices(page: Page, member: string, search = ''): Promise<void> {
  await startSession(page, member);
  await page.goto(`/invoices-check${search}`);
  await expect(invoices(page).first()).toBeVisible();
  await expectStarted(page);
}

/** Returns the button that approves an invoice. It says "Toch akkoord" if the invoice has signals. */
export const approveButton = (page: Page) =>
  page
    .getByRole('group', { name: 'Uw oordeel' })
    .getByRole('button', { name: /^(?:Toch akkoord|Akkoord)$/u });

export const approveQuestion = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Toch akkoord met deze factuur?' });

/** The question ignores presses in its first half second. */
export async function confirmByKeyboard(page: Page): Promise<void> {
  const question = approveQuestion(page);
  await expect(question).toBeVisible();
  await expect(async () => {
    if (await question.isVisible()) {
      await question.getByRole('button', { name: 'Toch akkoord' }).focus({ timeout: 1000 });
      await page.keyboard.press('Enter');
    }
    await expect(question).toBeHidden({ timeout: 1000 });
  }).toPass();
}

export async function approveByKey(page: Page): Promise<void> {
  const button = approveButton(page);
  await expect(button).toHaveAttribute('aria-keyshortcuts', 'a');
  const isAsked = (await button.innerText()).startsWith('Toch');
  await page.keyboard.press('a');
  if (isAsked) await confirmByKeyboard(page);
}

export async function approveByMouse(page: Page): Promise<void> {
  const button = approveButton(page);
  const isAsked = (await button.innerText()).startsWith('Toch');
  await button.click();
  if (!isAsked) return;
  const question = approveQuestion(page);
  await expect(question).toBeVisible();
  await expect(async () => {
    if (await question.isVisible()) {
      await question.getByRole('button', { name: 'Toch akkoord' }).click({ timeout: 1000 });
    }
    await expect(question).toBeHidden({ timeout: 1000 });
  }).toPass();
}

/**
 * Records the API calls, except those for files and of the frame.
 * @returns a function that returns the recorded calls and clears the record.
 */
export function watchCalls(page: Page): () => string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isFile = /\/(file|e-invoice)$/u.test(pathname);
    // The frame sends these calls at its own times.
    const isOfFrame = /\/(events|counts)$/u.test(pathname);
    if (pathname.startsWith('/api/') && !isFile && !isOfFrame) calls.push(`${request.method()} ${pathname}`);
  });
  return () => calls.splice(0);
}
