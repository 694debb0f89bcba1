import { browserArguments, findBrowser } from '@mijn/stories/browser';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { members } from './support/members.ts';
import { signIn, startSession } from './support/sign-in.ts';
import { expectStarted } from './support/started.ts';
import { test } from './support/test.ts';

// A classic scroll bar takes room from the page, and goes while a dialog is open.
test.use({
  launchOptions: {
    executablePath: findBrowser() ?? '',
    args: [...browserArguments],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

const menu = (page: Page) => page.getByRole('navigation', { name: 'Hoofdmenu' });

for (const width of [768, 834, 1023]) {
  test.describe(`on a tablet of ${width} pixels`, () => {
    test.use({ viewport: { width, height: 1024 } });

    test('the menu is the one of a desktop, on one row', async ({ page }) => {
      await startSession(page, members.bram);
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Menu openen' })).toHaveCount(0);
      const rows = () =>
        menu(page)
          .locator('a, button')
          .evaluateAll((entries) => new Set(entries.map((entry) => entry.getBoundingClientRect().top)).size);
      await expect.poll(rows).toBe(1);
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await overflow()).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    });
  });
}

test('a message is below the menu, leaves the association free and goes when it is closed', async ({
  page,
}) => {
  await signIn(page, members.bram);
  await page.getByRole('button', { name: /^Vereniging/u }).click();
  const kade = page.getByRole('menuitemradio', { name: '1001 - VvE De Kade', exact: true });
  await expect(kade).toHaveAccessibleDescription('bestuur Kadestraat 1 t/m 99 te Rotterdam');
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
