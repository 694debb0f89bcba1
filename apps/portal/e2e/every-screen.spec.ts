import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { findSharedNames } from './support/link-names.ts';
import { members } from './support/members.ts';
import { openScreen, screensOf } from './support/screens.ts';
import { startSession } from './support/sign-in.ts';
import { findSmallControls } from './support/targets.ts';
import { test } from './support/test.ts';
import { withoutEvents } from './support/without-events.ts';

const PHONE = { width: 375, height: 812 };
const DESKTOP = { width: 1280, height: 900 };

// A page is loaded once for both widths, because loading takes most of the time.
test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

test.beforeEach(async ({ page }) => {
  await withoutEvents(page);
  await startSession(page, members.bram);
});

/** Each part of the screens is a journey of its own, so that they are visited at the same time. */
const PARTS = 2;

for (let part = 0; part < PARTS; part += 1) {
  test(`every screen is called by its heading, has links with names of their own, fits a finger, and has no axe violations (${part + 1})`, async ({
    page,
  }) => {
    // Axe takes long for each of these many screens while other tests run.
    test.slow();
    const screens = (await screensOf(page)).filter((_, index) => index % PARTS === part);
    for (const path of screens) {
      await page.setViewportSize(PHONE);
      await page.emulateMedia({ forcedColors: 'none' });
      await openScreen(page, path);
      const name = await page.getByRole('heading', { level: 1 }).textContent();
      await expect(page).toHaveTitle(`${name} | Waterpas VvE Beheer - VvE De Kade`);
      expect.soft(await findSmallControls(page), path).toEqual([]);

      await page.setViewportSize(DESKTOP);
      await expectAccessible(page);
      expect.soft(await findSharedNames(page), path).toEqual([]);
      // With forced colours the browser draws its own checkboxes. A mark of the portal could look like a tick.
      await page.emulateMedia({ forcedColors: 'active' });
      for (const box of await page.locator('input[type=checkbox]:not([role=switch])').all())
        await expect(box).toHaveCSS('appearance', 'auto');
    }
  });
}
