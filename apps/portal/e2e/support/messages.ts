import type { Page } from '@playwright/test';

/**
 * Notes what the messages over the page say from now on. They pass by themselves, the shortest after a second and a
 * half: the page itself sees each of them, a journey that looks now and then may come too late.
 * @returns all that was said so far, as long as the page is not loaded anew.
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
