import { expect } from '@playwright/test';
import {
  confirmByKeyboard,
  approveButton,
  approveByMouse,
  approveQuestion,
  heading,
  openInvoices,
} from '../support/invoices.ts';
import { members } from '../support/members.ts';
import { test } from '../support/test.ts';

test.use({ installation: 'doubtful-invoices', contextOptions: { reducedMotion: 'no-preference' } });

test('an invoice with signals takes a second press, which names them, by keyboard and by mouse', async ({
  page,
}) => {
  const decisions: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/decisions'))
      decisions.push(request.postDataJSON());
  });
  await openInvoices(page, members.bram);
  await page.getByRole('link', { name: 'Tuinonderhoud najaar 2026' }).click();
  await expect(page.getByRole('listitem', { name: /^Pagina 1 van/u })).toBeVisible();
  await expect(approveButton(page)).toHaveText(/^Toch akkoord/u);
  await expect(approveButton(page)).toHaveAttribute('aria-keyshortcuts', 'a');
  await page.keyboard.press('a');
  await expect(approveQuestion(page)).toContainText('Ander rekeningnummer dan eerder');
  for (const key of ['a', 'a', 'Enter', 'Escape']) await page.keyboard.press(key);
  await expect(approveQuestion(page)).toBeHidden();
  expect(decisions).toEqual([]);

  await page.keyboard.press('a');
  await confirmByKeyboard(page);
  await expect(page.getByText(/: akkoord$/u)).toBeVisible();
  expect(decisions).toEqual([
    { decision: 'approved', version: 0, seen_signals: expect.arrayContaining(['iban_changed']) },
  ]);

  await page.goto('/invoices-check');
  await page.getByRole('link', { name: 'Schoonmaak september 2026 (tweede exemplaar)' }).click();
  await expect(page.getByText('Er is nog een factuur met dit nummer')).toBeVisible();
  const name = await heading(page).innerText();
  await approveButton(page).dblclick();
  await expect(approveQuestion(page)).toContainText('Er is nog een factuur met dit nummer');
  expect(decisions).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(heading(page)).toHaveText(name);
  await approveByMouse(page);
  await expect.poll(() => decisions.length).toBe(2);
});
