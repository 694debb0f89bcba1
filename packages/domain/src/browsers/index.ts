export { browserWarning, INTERNET_EXPLORER, isOutdatedBrowser, type BrowserCheck } from './browser-check.ts';
export { checkBrowser } from './check-browser.ts';
