import { expect } from '@playwright/test';
import { approveButton, invoices, openInvoices } from './support/invoices.ts';
import { members } from './support/members.ts';
import { startSession } from './support/sign-in.ts';
import { test } from './support/test.ts';

test('an invoice is shown next to its PDF, and leads back to its list', async ({ page }) => {
  await openInvoices(page, members.bram);
  await page.getByRole('tab', { name: /^Gecontroleerd/u }).click();
  await expect(page.getByRole('tab', { name: /^Gecontroleerd/u })).toHaveAttribute('aria-selected', 'true');
  await invoices(page).first().getByRole('link').click();
  await expect(page.getByRole('listitem', { name: /^Pagina 1 van/u })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Verloop' })).toBeVisible();
  await page.getByRole('link', { name: 'Factuur controle', exact: true }).first().click();
  await expect(page.getByRole('tab', { name: /^Gecontroleerd/u })).toHaveAttribute('aria-selected', 'true');
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
  await expect(async () => {
    const pages = await viewer.boundingBox();
    const history = await page.getByRole('heading', { name: 'Verloop' }).boundingBox();
    expect((pages?.y ?? 0) + (pages?.height ?? Infinity)).toBeLessThanOrEqual(history?.y ?? 0);
  }).toPass();
});

test('on a phone the decision buttons are always in the viewport', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await startSession(page, members.bram);
  await page.goto('/invoices-check');
  await page.getByRole('list', { name: 'Facturen' }).getByRole('link').first().click();
  const approve = approveButton(page);
  await expect(approve).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(approve).toBeInViewport();
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Uitloggen' })).toBeInViewport();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Uitloggen' }).click({ trial: true });
});

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 375, height: 700 },
])
  test(`a decision that fails says so above its buttons (${viewport.width} px)`, async ({
    page,
    context,
  }) => {
    await openInvoices(page, members.bram);
    await invoices(page).first().getByRole('link').click();
    const buttons = page.getByRole('group', { name: 'Uw oordeel' });
    const approve = approveButton(page);
    await expect(buttons).toBeVisible();
    await page.setViewportSize(viewport);
    await context.setOffline(true);
    await approve.click();
    const failure = page.getByRole('alert').filter({ hasText: 'Uw beslissing is niet opgeslagen' });
    await expect(failure).toBeInViewport({ ratio: 1 });
    await expect(approve).toBeFocused();
    const distance = async () => {
      const above = await failure.boundingBox();
      const below = await buttons.boundingBox();
      return (above?.y ?? Infinity) + (above?.height ?? Infinity) - (below?.y ?? 0);
    };
    await expect.poll(distance).toBeLessThanOrEqual(1);
  });
