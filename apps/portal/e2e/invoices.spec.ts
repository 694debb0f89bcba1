import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { heading, invoices, openInvoices } from './support/invoices.ts';
import { members } from './support/members.ts';
import { startSession } from './support/sign-in.ts';
import { expectStarted } from './support/started.ts';
import { test } from './support/test.ts';

test('an invoice is shown next to its PDF, without axe violations', async ({ page }) => {
  await openInvoices(page, members.bram);
  await page.getByRole('tab', { name: /^Gecontroleerd/u }).click();
  await expect(page).toHaveURL(/gecontroleerd=ja/u);
  await invoices(page).first().getByRole('link').click();
  await expect(page.getByRole('listitem', { name: /^Pagina 1 van/u })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Verloop' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Factuur controle', exact: true }).first().click();
  await expect(page.getByRole('tab', { name: /^Gecontroleerd/u })).toHaveAttribute('aria-selected', 'true');
});

test('a member who gets copies of invoices can read them and has nothing to decide', async ({ page }) => {
  await startSession(page, members.carla);
  await page.goto('/invoices-check');
  await expect(page.getByText('U ontvangt alleen kopieën van facturen ter inzage.')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await invoices(page).first().getByRole('link').click();
  await expect(page.getByText('U hoeft geen facturen te controleren.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Niet akkoord|Akkoord)$/u })).toHaveCount(0);
});

test('an invoice that does not exist is not found', async ({ page }) => {
  await startSession(page, members.bram);
  await page.goto('/invoices-check/0199a000-0000-7000-8000-000000000000');
  await expect(heading(page)).toHaveText('Factuur');
  await page.getByRole('link', { name: 'Alle facturen' }).click();
  await expect(heading(page)).toHaveText('Factuur controle');
});

test('at 400% zoom nothing lies over the document of an invoice', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await startSession(page, members.bram);
  await page.goto('/invoices-check');
  await page.getByRole('link', { name: 'Storing verlichting trappenhuis B' }).click();
  const viewer = page.getByRole('region', { name: /^Pagina.s van/u });
  // The document loads when the member comes near.
  await page.getByRole('region', { name: 'Verloop' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('listitem', { name: /^Pagina 1 van/u })).toBeVisible();
  const pages = await viewer.boundingBox();
  const history = await page.getByRole('heading', { name: 'Verloop' }).boundingBox();
  expect((pages?.y ?? 0) + (pages?.height ?? Infinity)).toBeLessThanOrEqual(history?.y ?? 0);
});

test('on a phone the decision buttons are always in the viewport', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await startSession(page, members.bram);
  await page.goto('/invoices-check');
  await page.getByRole('list', { name: 'Facturen' }).getByRole('link').first().click();
  const approve = page.getByRole('button', { name: 'Akkoord', exact: true });
  await expect(approve).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(approve).toBeInViewport();
  // The end of the page is not covered by the buttons.
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Uitloggen' })).toBeInViewport();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Uitloggen' }).click({ trial: true });
});

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 375, height: 700 },
]) {
  test(`a decision that fails says so above its buttons (${viewport.width} px)`, async ({
    page,
    context,
  }) => {
    await openInvoices(page, members.bram);
    await invoices(page).first().getByRole('link').click();
    await page.setViewportSize(viewport);
    const buttons = page.getByRole('group', { name: 'Uw oordeel' });
    await expectStarted(page);
    await expect(buttons).toBeVisible();
    await context.setOffline(true);
    await buttons.getByRole('button', { name: 'Akkoord', exact: true }).click();
    const failure = page.getByRole('alert').filter({ hasText: 'Uw beslissing is niet opgeslagen' });
    await expect(failure).toBeInViewport({ ratio: 1 });
    await expect(buttons.getByRole('button', { name: 'Akkoord', exact: true })).toBeFocused();
    const bottomOf = async () => {
      const box = await failure.boundingBox();
      return (box?.y ?? Infinity) + (box?.height ?? Infinity);
    };
    const top = (await buttons.boundingBox())?.y;
    await expect.poll(bottomOf).toBeLessThanOrEqual((top ?? 0) + 1);
  });
}
