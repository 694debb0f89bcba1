import { browserArguments, findBrowser } from '@mijn/stories/browser';
import { expect, type Page } from '@playwright/test';
import { members } from './support/members.ts';
import { signIn, startSession } from './support/sign-in.ts';
import { expectStarted } from './support/started.ts';
import { test as base } from './support/test.ts';

/** Opens the page in a browser with classic scroll bars, which take room from the page and go while a dialog is open. */
const test = base.extend({
  page: async ({ playwright, server }, provide) => {
    const browser = await playwright.chromium.launch({
      executablePath: findBrowser() ?? '',
      args: [...browserArguments],
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
    await provide(await browser.newPage({ baseURL: server.url, locale: 'nl-NL', reducedMotion: 'reduce' }));
    await browser.close();
  },
});

const menu = (page: Page) => page.getByRole('navigation', { name: 'Hoofdmenu' });

test('the menu of a tablet is the one of a desktop, on one row', async ({ page }) => {
  await startSession(page, members.bram);
  await page.goto('/');
  for (const width of [768, 1023]) {
    await page.setViewportSize({ width, height: 1024 });
    await expect(page.getByRole('button', { name: 'Menu openen' })).toHaveCount(0);
    const rows = () =>
      menu(page)
        .locator('a, button')
        .evaluateAll((entries) => new Set(entries.map((entry) => entry.getBoundingClientRect().top)).size);
    await expect.poll(rows).toBe(1);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow).toBeLessThanOrEqual(0);
  }
});

test('a message is below the menu, leaves the association free and goes when it is closed', async ({
  page,
}) => {
  await signIn(page, members.bram);
  await page.getByRole('button', { name: /^Vereniging/u }).click();
  const kade = page.getByRole('menuitemradio', {
    name: '1001 - VvE De Kade (Kadestraat 1 t/m 99 te Rotterdam)',
    exact: true,
  });
  await expect(kade).toHaveAccessibleDescription('bestuur');
  await page.getByRole('menuitemradio', { name: '1002 - VvE Parkzicht', exact: true }).click();
  const message = page.getByText('U bekijkt nu VvE Parkzicht.');
  // The message goes by itself, unless it has the focus.
  const places = await page.waitForFunction(() => {
    const close = document.querySelector<HTMLElement>('[aria-label="Melding sluiten"]');
    close?.focus();
    const top = close?.parentElement?.getBoundingClientRect().top;
    const bottom = document.querySelector('nav')?.getBoundingClientRect().bottom;
    return top !== undefined && bottom !== undefined && { top, bottom };
  });
  const { top, bottom } = await places.evaluate((found) => found || { top: 0, bottom: 0 });
  expect(top).toBeGreaterThan(bottom);
  await expect(message).toBeVisible();
  await page.getByRole('button', { name: 'Melding sluiten' }).click();
  await expect(message).toHaveCount(0);
  await page.getByRole('button', { name: /^Vereniging/u }).click();
  await kade.click();
});

test('a dialog that opens does not move the page behind it', async ({ page }) => {
  await startSession(page, members.bram);
  await page.goto('/archive');
  await expectStarted(page);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
  const places = () =>
    page.evaluate(() =>
      ['main', 'main h1', 'main li', 'header', 'footer'].map((selector) => {
        const { x, y, width } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
        return [selector, x, y, width];
      }),
    );
  const before = await places();
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await places()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await places()).toEqual(before);
});
