import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../browser.js';
import { serve } from '../serve.js';
import { createTester } from './try-story.js';

// Storybook's test-runner opens a page for each component and has no second try on a fresh one; a page for each story takes four times the processor time.

const WORKERS = 3;

function storiesByTitle({ entries }, wanted) {
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const byTitle = Map.groupBy(stories, ({ title }) => title);
  return [...byTitle.values()]
    .map((own) => own.map((story, at) => ({ ...story, isFirst: at === 0 })))
    .map((own) => own.filter(({ id }) => wanted.length === 0 || wanted.some((part) => id.includes(part))))
    .filter((own) => own.length > 0);
}

function writeReport(results) {
  const failed = results.filter(({ status }) => status === 'failed');
  const suites = Map.groupBy(results, ({ ancestorTitles: [title] }) => title);
  const report = {
    numPassedTests: results.length - failed.length,
    numFailedTests: failed.length,
    numRuntimeErrorTestSuites: 0,
    testResults: [...suites].map(([name, assertionResults]) => ({
      name,
      status: assertionResults.every(({ status }) => status === 'passed') ? 'passed' : 'failed',
      message: '',
      assertionResults,
    })),
  };
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/stories.json', JSON.stringify(report));
}

function print(results) {
  const [failed, passed] = ['failed', 'passed'].map((wanted) =>
    results.filter(({ status }) => status === wanted),
  );
  const flaky = passed.filter(({ invocations }) => invocations > 1);
  for (const { fullName, failureMessages } of failed)
    console.error(`Failed twice: ${fullName}\n${failureMessages.join('\n')}\n`);
  for (const { fullName, retryReasons } of flaky)
    console.error(`Passed in the second try: ${fullName}\n${retryReasons.join('\n')}\n`);
  console.log(`${passed.length} stories passed (${flaky.length} flaky), ${failed.length} failed.`);
}

/** Writes reports/stories.json in the format of Jest, and returns the exit code. `wanted` are parts of ids; all stories if it is empty. */
export async function runStories(wanted) {
  const executablePath = findBrowser();
  if (executablePath === undefined) {
    console.error(
      'The stories were not tested: there is no browser on this machine. Install Chrome or Chromium, or set CHROME_PATH to one.',
    );
    return 1;
  }
  const folder = resolve('storybook-static');
  if (!existsSync(join(folder, 'index.json'))) {
    console.error('There is no Storybook to test: build it first, with the script build:stories.');
    return 1;
  }
  const queue = storiesByTitle(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')), wanted);
  const site = await serve(folder);
  const browser = await chromium.launch({
    executablePath,
    args: browserArguments,
    env: { ...process.env, TZ: 'Europe/Amsterdam' },
  });
  const results = [];
  await Promise.all(
    Array.from({ length: WORKERS }, async () => {
      const tester = createTester(browser, site.url);
      for (let stories = queue.shift(); stories !== undefined; stories = queue.shift())
        for (const story of stories) results.push(await tester.test(story));
      await tester.close();
    }),
  );
  await browser.close();
  site.close();
  writeReport(results);
  print(results);
  return results.length > 0 && results.every(({ status }) => status === 'passed') ? 0 : 1;
}
