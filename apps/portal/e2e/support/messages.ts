import type { Page } from '@playwright/test';

/**
 * Records toasts in the page, because they disappear after 1.5 seconds or more and a journey that polls could miss them.
 * @returns a function that returns all texts so far. A page load ends the recording.
 */
export async function noteMessages(page: Page): Promise<() => Promise<string>> {
  const noted = await page.evaluateHandle(() => {
    const said: string[] = [];
    const note = () => said.push(document.querySelector('[aria-label=Meldingen]')?.textContent ?? '');
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
    return said;
  });
  return async () => noted.evaluate((said) => said.join('\n'));
}
