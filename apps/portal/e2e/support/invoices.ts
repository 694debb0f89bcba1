import { expect, type Page } from '@playwright/test';
import { startSession } from './sign-in.ts';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The rows of the list of invoices. */
export const invoices = (page: Page) => page.getByRole('table', { name: 'Facturen' }).locator('tbody th');

/** How many wait, as the badge of the menu says. */
export const badge = (page: Page, count: number) =>
  page.getByRole('link', { name: new RegExp(`^Factuur controle.*${count} facturen te controleren`, 'u') });

/** Signs a member in, and opens the invoices. */
export async function openInvoices(page: Page, member: string, search = ''): Promise<void> {
  await startSession(page, member);
  await page.goto(`/invoices-check${search}`);
  await expect(invoices(page).first()).toBeVisible();
}

/** Notes every call about invoices, the bytes of files aside, until it is asked for them. */
export function watchCalls(page: Page): () => string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isFile = /\/(file|e-invoice)$/u.test(pathname);
    if (pathname.startsWith('/api/') && !isFile) calls.push(`${request.method()} ${pathname}`);
  });
  return () => calls.splice(0);
}
