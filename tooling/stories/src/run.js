import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.js';
import { dealStories } from './deal-stories.js';
import { serve } from './serve.js';

/** Returns the path of the executable of a package. */
function programOf(name) {
  const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(dirname(manifest), typeof bin === 'string' ? bin : Object.values(bin)[0]);
}

/**
 * Tests all stories of the Storybook that was built in the working directory. It runs the `play` function of
 * each story in a browser, and then axe in light and dark mode. The results are in reports/stories.json, in
 * the format of Jest.
 * @returns {Promise<number>} the exit code
 */
export async function runStories() {
  const browser = findBrowser();
  if (browser === undefined) {
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
  mkdirSync('reports', { recursive: true });
  const index = dealStories(readFileSync(join(folder, 'index.json'), 'utf8'));
  const site = await serve(folder, { '/dealt/': '', '/dealt/index.json': index });
  const options = {
    'config-dir': fileURLToPath(new URL('runner', import.meta.url)),
    url: `${site.url}/dealt/`,
    maxWorkers: '2',
    outputFile: resolve('reports/stories.json'),
  };
  const testRunner = spawn(
    process.execPath,
    [
      programOf('@storybook/test-runner'),
      '--index-json',
      '--json',
      ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        STORYBOOK_DISABLE_TELEMETRY: '1',
        TZ: 'Europe/Amsterdam',
        STORIES_BROWSER: browser,
      },
    },
  );
  const [status] = await once(testRunner, 'exit');
  site.close();
  return status ?? 1;
}
