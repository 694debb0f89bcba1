import Bowser from 'bowser';
import type { BrowserCheck } from './browser-check.ts';

/** bowser's names where they are not those of specification §9: the older ones share the newer one's engine. */
const namesOfBowser: Record<string, string> = { 'Microsoft Edge': 'Edge', Chromium: 'Chrome' };

/** Reads name and major version from a user-agent string. */
export function checkBrowser(userAgent: string): BrowserCheck {
  const { name = '', version = '' } = Bowser.getParser(userAgent).getBrowser();
  return { name: namesOfBowser[name] ?? name, majorVersion: Number.parseInt(version, 10) };
}
