import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has. */
const STOPS_MAX = 120;

/** Whether what has the focus can be seen to have it: a line around it, around what holds it, or around its drawing. */
const focusState = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'lost';
    const { parentElement: parent } = focused;
    const holders = [focused, parent, parent?.parentElement, focused.closest('label')];
    const drawings = focused.closest('[data-focus-visible]')?.querySelectorAll('*') ?? [];
    const isOutlined = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    const isMarked =
      [...holders, ...drawings].some((element) => element && isOutlined(getComputedStyle(element))) ||
      // A link over a whole row has its outline around the row.
      isOutlined(getComputedStyle(focused, '::after'));
    return isMarked ? 'visible' : `not visible on ${focused.outerHTML.slice(0, 200)}`;
  });

/** Waits until the focus is in a window: before that the keys are not its own. */
export async function expectFocusIn(window: Locator): Promise<void> {
  await expect.poll(() => window.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

/** Presses Tab (or Shift+Tab) until the focus is on the target. At every stop on the way the focus is to be seen. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = target.page();
  await expect(target).toBeVisible();
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    await page.keyboard.press(key);
    const isThere = await target.evaluate((element) => element === document.activeElement);
    // At its end the page hands the focus to the browser's own buttons, and gets it back with the next key.
    const isOutside = await page.evaluate(() => document.activeElement === document.body);
    if (!isOutside) await expect.poll(() => focusState(page)).toBe('visible');
    if (isThere) return;
  }
  throw new Error(`${String(target)} was not reached with ${key}.`);
}
