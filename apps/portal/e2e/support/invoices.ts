import { expect, type Page } from '@playwright/test';
import { startSession } from './sign-in.ts';
import { expectStarted } from './started.ts';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Returns the row headers of the list of invoices. */
export const invoices = (page: Page) => page.getByRole('table', { name: 'Facturen' }).locator('tbody th');

/** Returns the menu entry of the invoices with this number of invoices to check in its badge. */
export const badge = (page: Page, count: number) =>
  page.getByRole('link', { name: new RegExp(`^Factuur controle.*${count} facturen te controleren`, 'u') });

/** Signs a member in and opens the list of invoices. */
export async function openInvoices(page: Page, member: string, search = ''): Promise<void> {
  await startSession(page, member);
  await page.goto(`/invoices-check${search}`);
  await expect(invoices(page).first()).toBeVisible();
  await expectStarted(page);
}

/**
 * Records the API calls of a page, except those for the content of files and those of the frame around it.
 * @returns a function that returns the recorded calls and clears the record.
 */
export function watchCalls(page: Page): () => string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isFile = /\/(file|e-invoice)$/u.test(pathname);
    // The frame asks for these at its own times, whatever the page shows.
    const isOfFrame = /\/(events|counts)$/u.test(pathname);
    if (pathname.startsWith('/api/') && !isFile && !isOfFrame) calls.push(`${request.method()} ${pathname}`);
  });
  return () => calls.splice(0);
}
