/** Returns an address that Playwright has read from the output of `serve.ts`, or nothing while it only lists the journeys. */
const readAddress = (name: string): string => process.env[name] ?? '';

export const PORTAL = readAddress('WIDGET_PORTAL');

export const PAGE = readAddress('WIDGET_PAGE');

/** The same site at an origin that is not in `API_ORIGINS`. */
export const UNKNOWN_PAGE = PAGE.replace('localhost', '127.0.0.1');
