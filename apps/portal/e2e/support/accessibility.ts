import { findViolations } from '@mijn/stories/axe';
import { expect, type Page } from '@playwright/test';

/** Waits until nothing fades or slides any more: half-way, colours are not what they will be. */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/**
 * Axe finds nothing on the page as it is now, by the rules of WCAG 2.2 AA and its best practices.
 * @param part the selector of a part to look at alone, such as a window: the page under it is hidden meanwhile.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await standStill(page);
  const violations = await findViolations(page, part);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found).toEqual([]);
}
