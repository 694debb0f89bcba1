import type { Waits } from './chain.ts';

/** The maximum for a screen of visitors: the page and its files, without any call. */
const visitorScreen: Waits = { steps: 3, calls: 0 };

/**
 * The maximum for a screen of members: the page, its files and its pictures. The only call asks for the counts, when
 * the tab begins to listen to events.
 */
const memberScreen: Waits = { steps: 4, calls: 1 };

/** The screens that wait for more, by name. A slow machine may need one step more, so each has one to spare. */
const others: Readonly<Record<string, Waits>> = {
  // The options of a passkey.
  login: { steps: 3, calls: 1 },
  'archive-signed-out': { steps: 3, calls: 1 },
  'two-factor': { steps: 3, calls: 1 },
  // These pages change something. Their call leaves after the script that every page loads late, and the page that follows
  // loads a file of its own.
  logout: { steps: 6, calls: 3 },
  impersonate: { steps: 6, calls: 4 },
  unsubscribe: { steps: 3, calls: 1 },
  // The visit of the section begins.
  bulletin: { steps: 4, calls: 2 },
  news: { steps: 4, calls: 2 },
  newsletters: { steps: 3, calls: 2 },
  albums: { steps: 3, calls: 2 },
  // The secret URL of the calendar feed is in no drawn page.
  settings: { steps: 5, calls: 2 },
  'personal-data': { steps: 5, calls: 2 },
  // The PDF of the invoice needs pdf.js and its worker.
  'invoice-check': { steps: 6, calls: 3 },
};

/** Returns the maximum of what a screen may wait for. */
export const expectedWaits = ({ name, isForMembers }: { name: string; isForMembers: boolean }): Waits =>
  others[name] ?? (isForMembers ? memberScreen : visitorScreen);
