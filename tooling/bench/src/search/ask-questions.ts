import type { Page } from 'playwright';
import { cookiesOf } from '../browser/member.ts';
import { openBrowser } from '../browser/open-browser.ts';
import { signIn } from '../harness/session.ts';
import type { Asker, Question } from './questions.ts';

/** What is expected is one of so many hits. */
const FIRST = 3;

/** Half a second each. */
const PRESSES_MAX = 60;

export interface Outcome {
  question: Question;
  /** The texts of the first hits. */
  hits: readonly string[];
  isKept: boolean;
}

/** Opens the search of the portal, which a member reaches with Ctrl+K on any screen. */
async function openSearch(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/forms`);
  const field = page.getByRole('combobox');
  // A page that was drawn by the server has no keys before its scripts have run.
  for (let presses = 0; presses < PRESSES_MAX && !(await field.isVisible()); presses += 1) {
    await page.keyboard.press('Control+k');
    await field.waitFor({ timeout: 500 }).catch(() => undefined);
  }
}

async function ask(page: Page, question: Question): Promise<Outcome> {
  const { q, expected } = question;
  const responded = page.waitForResponse((response) => new URL(response.url()).searchParams.get('q') === q);
  await page.getByRole('combobox').fill(q);
  await responded;
  // The hits are those of an earlier question until the answer is shown.
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('status').filter({ hasText: /\S/u }).waitFor({ state: 'attached' });
  await dialog.locator('[aria-busy=true]').waitFor({ state: 'detached' });
  const found = await page.getByRole('option').allInnerTexts();
  const hits = found.slice(0, FIRST).map((text) => text.replaceAll(/\s+/gu, ' ').trim());
  return { question, hits, isKept: hits.some((text) => expected.test(text)) };
}

/** Types every question into the search of the portal, as the member who asks, and returns the first hits. */
export async function askQuestions(url: string, questions: readonly Question[]): Promise<Outcome[]> {
  const browser = await openBrowser();
  try {
    const outcomes: Outcome[] = [];
    const askers = new Set<Asker>(questions.map(({ asker }) => asker));
    for (const asker of askers) {
      const context = await browser.newContext();
      const { cookie } = await signIn(url, `${asker}@waterpas.example`);
      await context.addCookies(cookiesOf(url, cookie));
      const page = await context.newPage();
      await openSearch(page, url);
      for (const question of questions)
        if (question.asker === asker) outcomes.push(await ask(page, question));
      await context.close();
    }
    return outcomes;
  } finally {
    await browser.close();
  }
}
