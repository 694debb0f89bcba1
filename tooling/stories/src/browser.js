import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** The first two are Chrome without its window: a test takes a fifth less of the processor. */
const NAMES = [
  'chrome-headless-shell',
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'chrome',
];

const onPath = () =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));

const usualPlaces = {
  linux: () => ['/opt/google/chrome/chrome', '/snap/bin/chromium'],
  darwin: () =>
    ['/Applications', join(homedir(), 'Applications')].flatMap((folder) => [
      join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
      join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
    ]),
  win32: () =>
    ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
      const folder = process.env[name];
      return folder === undefined ? [] : [join(folder, 'Google/Chrome/Application/chrome.exe')];
    }),
};

/**
 * The path of a Chrome or Chromium: what CHROME_PATH names, else an installed one, else Playwright's own download.
 * @returns {string | undefined} undefined when the machine has none
 */
export function findBrowser() {
  const { CHROME_PATH } = process.env;
  const installed = [...onPath(), ...(usualPlaces[process.platform]?.() ?? [])];
  return [...(CHROME_PATH ? [CHROME_PATH] : installed), chromium.executablePath()].find((path) =>
    existsSync(path),
  );
}

/**
 * Features of the browser that no test needs. The first three are pages that recent versions of Chrome load for the
 * address bar of every window, also without a screen: more than half of the time that a new page takes. The others are
 * those that Playwright disables; Chrome follows the last `--disable-features` alone, and would forget them.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** What a browser without a screen is started with; Chromium refuses its sandbox to root. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--headless',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];
