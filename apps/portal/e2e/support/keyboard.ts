import { expect, type Locator, type Page } from '@playwright/test';

/** The maximum number of Tab presses, which is more than any page needs. */
const STOPS_MAX = 120;

/** Returns whether the focus is visible: an outline around the focused element, an ancestor or a descendant. */
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
      isOutlined(getComputedStyle(focused, '::after'));
    return isMarked ? 'visible' : `not visible on ${focused.outerHTML.slice(0, 200)}`;
  });

/** Waits until the focus is in a dialog, because earlier key presses do not go to the dialog. */
export async function expectFocusIn(window: Locator): Promise<void> {
  await expect.poll(() => window.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

/** Presses Tab until the target has the focus. Expects that the focus is visible at each stop. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = target.page();
  await expect(target).toBeVisible();
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    await page.keyboard.press(key);
    const isThere = await target.evaluate((element) => element === document.activeElement);
    // After the last element the focus moves to the browser's own buttons, and the next key press moves it back.
    const isOutside = await page.evaluate(() => document.activeElement === document.body);
    if (!isOutside) await expect.poll(() => focusState(page)).toBe('visible');
    if (isThere) return;
  }
  throw new Error(`${String(target)} was not reached with ${key}.`);
}
