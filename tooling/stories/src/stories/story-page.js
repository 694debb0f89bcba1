import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exposeDevices } from './devices.js';
import { declareTest, isReady } from './in-page.js';

export const DESKTOP = { width: 1280, height: 800 };

/** Each page has a browser context of its own. Animations are off, so that no story is checked halfway through an animation. */
export async function openStoryPage(browser, url) {
  const context = await browser.newContext({
    viewport: DESKTOP,
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  const page = await context.newPage();
  const output = [];
  page.on('console', (message) => output.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => output.push(`uncaught: ${error.stack}`));
  await page.addInitScript(declareTest);
  await exposeDevices(page);
  // The address asks for the steps of each story, because a story opens at rest otherwise.
  await page.goto(`${url}/iframe.html?steps=played`);
  await page.waitForFunction(isReady);
  return {
    page,
    forgetOutput: () => {
      output.length = 0;
    },
    async keepEvidence(folder, message) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'output.txt'), [message, ...output, ''].join('\n'));
      await page.screenshot({ path: join(folder, 'screenshot.png'), timeout: 5000 }).catch(() => undefined);
    },
    close: () => context.close(),
  };
}
