import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** The names of headless builds of Chrome, with which a test takes a fifth less processor time. */
const HEADLESS = ['chrome-headless-shell', 'chromium-headless-shell'];
const WHOLE = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome'];

const onPath = (names) =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));

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

/** Returns the path of CHROME_PATH, an installed browser, or Playwright's own download; undefined without one. */
export function findBrowser(preferred = 'headless') {
  const { CHROME_PATH } = process.env;
  const whole = [...onPath(WHOLE), ...(usualPlaces[process.platform]?.() ?? [])];
  const headless = onPath(HEADLESS);
  const installed = preferred === 'headless' ? [...headless, ...whole] : [...whole, ...headless];
  return [...(CHROME_PATH ? [CHROME_PATH] : installed), chromium.executablePath()].find((path) =>
    existsSync(path),
  );
}

/** Chrome loads the first three for each address bar. The others are those of Playwright, because only the last flag counts. */
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

/** Chromium does not start its sandbox as root. */
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
