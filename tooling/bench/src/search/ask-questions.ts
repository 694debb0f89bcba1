import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { copyDemoData } from '@mijn/server/testing/demo-data';
import type { Page } from 'playwright';
import { cookiesOf } from '../browser/member.ts';
import { withBrowser, withPage } from '../browser/open-browser.ts';
import { type Check, printChecks } from '../harness/report.ts';
import { signIn } from '../harness/session.ts';
import { withServer } from '../harness/with-server.ts';

/** Questions in the words of owners of 30 to 85, with their typing errors. */
const QUESTIONS = path.join(import.meta.dirname, 'questions.csv');

interface Question {
  /** Who asks: an owner, or a board member who also checks invoices. */
  asker: string;
  q: string;
  /** What one of the first hits must say: its name, its date or the file in which it was found. */
  expected: RegExp;
}

async function readQuestions(): Promise<Question[]> {
  const [, ...lines] = (await readFile(QUESTIONS, 'utf8')).trim().split('\n');
  return lines.map((line) => {
    const [asker = '', q = '', expected = ''] = line.split(';');
    return { asker, q, expected: new RegExp(expected, 'u') };
  });
}

/** What is expected is one of so many hits. */
const FIRST = 3;

/** The share of the questions that must be answered by the first hits. */
const SHARE_MIN = 0.95;

/** Half a second each. */
const PRESSES_MAX = 60;

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

/** Returns the texts of the first hits. */
async function ask(page: Page, { q }: Question): Promise<string[]> {
  const responded = page.waitForResponse((response) => new URL(response.url()).searchParams.get('q') === q);
  await page.getByRole('combobox').fill(q);
  await responded;
  // The hits are those of an earlier question until the answer is shown.
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('status').filter({ hasText: /\S/u }).waitFor({ state: 'attached' });
  await dialog.locator('[aria-busy=true]').waitFor({ state: 'detached' });
  const found = await page.getByRole('option').allInnerTexts();
  return found.slice(0, FIRST).map((text) => text.replaceAll(/\s+/gu, ' ').trim());
}

/** Types every question into the search of the portal, as the member who asks, and prints those that the first hits do not answer. */
export async function measureSearch(): Promise<Check[]> {
  const questions = await readQuestions();
  let kept = 0;
  await withServer(
    async ({ server: { url } }) =>
      withBrowser(async (browser) => {
        for (const asker of new Set(questions.map((question) => question.asker))) {
          const { cookie } = await signIn(url, `${asker}@waterpas.example`);
          const storageState = { cookies: cookiesOf(url, cookie), origins: [] };
          await withPage(browser, { storageState }, async (page) => {
            await openSearch(page, url);
            for (const question of questions.filter((one) => one.asker === asker)) {
              const hits = await ask(page, question);
              if (hits.some((text) => question.expected.test(text))) kept += 1;
              else
                console.log(`"${question.q}" expects ${String(question.expected)}, got: ${hits.join(' | ')}`);
            }
          });
        }
      }),
    { prepare: copyDemoData },
  );
  const check = {
    name: `at least ${SHARE_MIN * 100}% of ${questions.length} questions have what they ask for in the first ${FIRST} hits`,
    isMet: kept / questions.length >= SHARE_MIN,
    found: `${kept}`,
  };
  printChecks([check]);
  return [check];
}
