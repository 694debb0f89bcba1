import { expect, type Page } from '@playwright/test';
import { members } from './support/members.ts';
import { startSession } from './support/sign-in.ts';
import { expectStarted } from './support/started.ts';
import { test } from './support/test.ts';

/** Returns the colours of all elements of a page, each with the elements that have it. */
const coloursOf = (page: Page) =>
  page.evaluate(() => {
    const colours: string[] = [];
    for (const element of document.querySelectorAll('body, body *')) {
      const { color, backgroundColor, borderTopColor, fill, stroke, colorScheme } = getComputedStyle(element);
      colours.push(
        [element.tagName, color, backgroundColor, borderTopColor, fill, stroke, colorScheme].join(' '),
      );
    }
    return colours;
  });

/** Returns the colours once nothing of the page changes any more. */
async function settledColoursOf(page: Page): Promise<string[]> {
  let before = '';
  const isSettled = async () => {
    const now = (await coloursOf(page)).join('\n');
    const isSame = now === before;
    before = now;
    return isSame;
  };
  await expect.poll(isSettled, { intervals: [1000] }).toBe(true);
  return coloursOf(page);
}

const paths = [
  '/',
  '/todos',
  '/meetings',
  '/archive',
  '/photo-albums',
  '/profile/settings',
  '/bulletin-board',
];

test('a print has the light colours in the dark mode of the system, and for a member who chose the dark colours', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await startSession(page, members.anna);
  for (const path of paths) {
    await page.goto(path);
    await expectStarted(page);
    const light = await settledColoursOf(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await coloursOf(page), path).toEqual(light);
    await page.evaluate(() =>
      document.dispatchEvent(new CustomEvent('appearance', { detail: { scheme: 'dark', text: 'normal' } })),
    );
    expect(await coloursOf(page), path).toEqual(light);
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    expect(await coloursOf(page), path).not.toEqual(light);
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  }
});
