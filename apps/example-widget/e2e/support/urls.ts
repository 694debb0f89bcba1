/** Returns a URL that Playwright has read from the output of `serve.ts`, or nothing while it only lists the journeys. */
const readUrl = (name: string): string => process.env[name] ?? '';

export const PORTAL = readUrl('WIDGET_PORTAL');

export const PAGE = readUrl('WIDGET_PAGE');

/** The same site at an origin that is not in `API_ORIGINS`. */
export const UNKNOWN_PAGE = PAGE.replace('localhost', '127.0.0.1');
