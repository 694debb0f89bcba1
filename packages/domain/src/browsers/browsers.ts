import Bowser from 'bowser';
import { LAST_OUTDATED_MAJOR_VERSION } from '../limits/limits.ts';

/** What browser this is (specification §3). */
export interface BrowserCheck {
  name: string;
  /** NaN when the browser does not say. */
  majorVersion: number;
}

const lastOutdated: Record<string, number> = LAST_OUTDATED_MAJOR_VERSION;

const INTERNET_EXPLORER = 'Internet Explorer';

/** Whether this browser gets the warning (specification §9). One that is not listed never does. */
export function isOutdatedBrowser({ name, majorVersion }: BrowserCheck): boolean {
  if (name === INTERNET_EXPLORER) return true;
  const last = lastOutdated[name];
  return last !== undefined && majorVersion <= last;
}

/** The warning's text (specification §8); Internet Explorer has one of its own. Undefined when no warning is due. */
export function browserWarning(check: BrowserCheck, portalName: string): string | undefined {
  if (!isOutdatedBrowser(check)) return undefined;
  if (check.name === INTERNET_EXPLORER) {
    return `U gebruikt ${check.name} ${check.majorVersion}. Deze browser wordt niet ondersteund. Hierdoor kunnen sommige delen van ${portalName} niet goed werken. Gebruik een browser zoals Chrome, Firefox of Edge.`;
  }
  return `U gebruikt ${check.name} ${check.majorVersion}. Deze browser is verouderd en wordt niet ondersteund. Hierdoor kunnen sommige delen van ${portalName} niet goed werken. Gebruik een recente versie van ${check.name} of een browser zoals Chrome, Firefox of Edge.`;
}

/** bowser's names where they are not those of specification §9: the older ones share the newer one's engine. */
const namesOfBowser: Record<string, string> = { 'Microsoft Edge': 'Edge', Chromium: 'Chrome' };

/** Reads name and major version from a user-agent string. */
export function checkBrowser(userAgent: string): BrowserCheck {
  const { name = '', version = '' } = Bowser.getParser(userAgent).getBrowser();
  return { name: namesOfBowser[name] ?? name, majorVersion: Number.parseInt(version, 10) };
}
