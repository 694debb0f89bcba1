import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../browser.js';
import { serve } from '../serve.js';
import { siteChecks } from './site-checks.js';
import { declareTest } from '../stories/in-page.js';

/** The maximum time that a check waits for a part of a page, in milliseconds. */
const PATIENCE_MS = 30_000;

const messageOf = (error) => (error instanceof Error ? error.message : String(error));

async function run(browser, url, [title, check]) {
  const startedAt = Date.now();
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  // Storybook then waits for no animation after each change of a story.
  await page.addInitScript(declareTest);
  page.setDefaultTimeout(PATIENCE_MS);
  const failureMessages = [];
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.fromServiceWorker())
      failureMessages.push(`${response.status()}: ${response.url()}`);
  });
  try {
    await check(page, url);
  } catch (error) {
    failureMessages.push(messageOf(error));
  }
  await page.close();
  const status = failureMessages.length === 0 ? 'passed' : 'failed';
  return { fullName: title, status, duration: Date.now() - startedAt, failureMessages };
}

/** Checks the joined site, writes reports/site.json in the format of Jest, and returns the exit code. */
export async function checkSite(folder) {
  const executablePath = findBrowser();
  if (executablePath === undefined) {
    console.error('The site was not tested: there is no browser on this machine.');
    return 1;
  }
  const site = await serve(folder, { isCompressed: true });
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  const assertionResults = [];
  for (const check of Object.entries(siteChecks)) assertionResults.push(await run(browser, site.url, check));
  await browser.close();
  site.close();
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  mkdirSync('reports', { recursive: true });
  writeFileSync(
    'reports/site.json',
    JSON.stringify({
      numPassedTests: assertionResults.length - failed.length,
      numFailedTests: failed.length,
      numRuntimeErrorTestSuites: 0,
      testResults: [
        { name: 'site', status: failed.length === 0 ? 'passed' : 'failed', message: '', assertionResults },
      ],
    }),
  );
  for (const { fullName, failureMessages } of failed)
    console.error(`${fullName}\n${failureMessages.join('\n')}`);
  return failed.length === 0 ? 0 : 1;
}
