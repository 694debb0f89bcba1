import { findViolations } from '@mijn/stories/axe';
import { expect, type Page } from '@playwright/test';

/** Waits until all animations have ended, because colours are not final during an animation. */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/**
 * Checks the page by the rules of WCAG 2.2 AA and the best practices of axe.
 * @param part the selector of a part of the page, such as a dialog, behind which the page is not checked.
 */
export async function expectAccessible(
  page: Page,
  part = 'html',
  options: Parameters<typeof findViolations>[2] = {},
): Promise<void> {
  await standStill(page);
  const violations = await findViolations(page, part, options);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found).toEqual([]);
}
