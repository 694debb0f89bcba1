import type { Waits } from './chain.ts';

/**
 * The maximum for a screen of visitors. The goal is the page and its files without any call:
 * `{ steps: 2, calls: 0 }`.
 */
const visitorScreen: Waits = { steps: 4, calls: 2 };

/**
 * The maximum for a screen of members. The goal is the page, its files and its pictures without any call:
 * `{ steps: 3, calls: 0 }`.
 */
const memberScreen: Waits = { steps: 5, calls: 6 };

/** The screens that wait for more, or for less, by name. */
const others: Readonly<Record<string, Waits>> = {
  login: { steps: 4, calls: 3 },
  'archive-signed-out': { steps: 4, calls: 3 },
  'two-factor': { steps: 5, calls: 3 },
  logout: { steps: 4, calls: 4 },
  impersonate: { steps: 4, calls: 5 },
  unsubscribe: { steps: 4, calls: 3 },
  'add-album': { steps: 5, calls: 5 },
  'add-message': { steps: 5, calls: 5 },
  'update-password': { steps: 5, calls: 5 },
  albums: { steps: 5, calls: 7 },
  meetings: { steps: 5, calls: 7 },
  'add-newsletter': { steps: 5, calls: 7 },
  todos: { steps: 6, calls: 7 },
  archive: { steps: 6, calls: 8 },
  bulletin: { steps: 5, calls: 8 },
  news: { steps: 5, calls: 8 },
  newsletters: { steps: 5, calls: 8 },
  'edit-album': { steps: 6, calls: 6 },
  'foreign-association': { steps: 6, calls: 6 },
  settings: { steps: 5, calls: 13 },
  // The PDF of the invoice needs pdf.js, its worker, and its first and last bytes.
  'invoice-check': { steps: 9, calls: 7 },
};

/** Returns the maximum of what a screen may wait for. */
export const expectedWaits = ({ name, isForMembers }: { name: string; isForMembers: boolean }): Waits =>
  others[name] ?? (isForMembers ? memberScreen : visitorScreen);
