import Bowser from 'bowser';
import { LAST_OUTDATED_MAJOR_VERSION } from '../limits/limits.ts';

export interface BrowserCheck {
  name: string;
  majorVersion: number;
}

const lastOutdated: Record<string, number> = LAST_OUTDATED_MAJOR_VERSION;

const INTERNET_EXPLORER = 'Internet Explorer';

export function isOutdatedBrowser({ name, majorVersion }: BrowserCheck): boolean {
  if (name === INTERNET_EXPLORER) return true;
  const last = lastOutdated[name];
  return last !== undefined && majorVersion <= last;
}

export function browserWarning(check: BrowserCheck, portalName: string): string | undefined {
  if (!isOutdatedBrowser(check)) return undefined;
  if (check.name === INTERNET_EXPLORER) {
    return `U gebruikt ${check.name} ${check.majorVersion}. Deze browser wordt niet ondersteund. Hierdoor kunnen sommige delen van ${portalName} niet goed werken. Gebruik een browser zoals Chrome, Firefox of Edge.`;
  }
  return `U gebruikt ${check.name} ${check.majorVersion}. Deze browser is verouderd en wordt niet ondersteund. Hierdoor kunnen sommige delen van ${portalName} niet goed werken. Gebruik een recente versie van ${check.name} of een browser zoals Chrome, Firefox of Edge.`;
}

/** The names of bowser that differ. An older browser with the same engine gets the name of the newer one. */
const namesOfBowser: Record<string, string> = { 'Microsoft Edge': 'Edge', Chromium: 'Chrome' };

export function checkBrowser(userAgent: string): BrowserCheck {
  const { name = '', version = '' } = Bowser.getParser(userAgent).getBrowser();
  return { name: namesOfBowser[name] ?? name, majorVersion: Number.parseInt(version, 10) };
}
