export const KB = 1000;

/** Byte budgets apply to files compressed with brotli at level 11 and are tested. Times and memory are only reported, as ratios to a floor. */
export const budgets = {
  /** The maximum bytes of the login screen. All its libraries together take 125 kB of the script budget: see docs/figures.md. */
  login: { scriptBytes: 130 * KB, styleBytes: 12 * KB },
  /** The maximum bytes that any other screen adds to the entry and, for members, to the shell with its menus. */
  screen: { scriptBytes: 51 * KB },
  /** The maximum bytes of the scripts that the shell of members adds to the entry, before the user opens a menu. */
  frame: { scriptBytes: 47 * KB },
  requests: { filesMax: 11 },
  fonts: { files: 1, bytes: 35 * KB },
  /** The maximum bytes, without React, and the allowed components of a page with five components of the library. */
  library: {
    scriptBytes: 7 * KB,
    styleBytes: 4 * KB,
    components: [
      'alert',
      'button',
      'field',
      'field-frame',
      'focus',
      'form',
      'form-error-summary',
      'icon',
      'input-field',
      'centered-layout',
      'password-field',
      'spinner',
      'stack',
      'text-field',
      'tone',
      'visually-hidden',
    ],
  },
  /** The maximum bytes of the API package in a page that makes the calls of one resource, ky included: the client refuses addresses, redirects and responses itself, and repeats a response that breaks off. */
  client: { scriptBytes: 9.6 * KB },
  /** The share of the questions that the search of the portal answers in its first three hits. */
  search: { shareMin: 0.95 },
  /** The archive list against a bare handler: the share of its requests per second, and the ratio to its p99. */
  server: { throughputMin: 0.5, p99Max: 2 },
  /** The ratio of a call with 1,000,000 documents, 200,000 todos and 100,000 invoices to that with 1,000 rows of each. */
  scale: { growthMax: 1.3 },
  /** An import of 1,000,000 documents: its time in seconds, the share of it that a repeat takes, and the memory of the command, in bytes. */
  import: { secondsMax: 1800, againMax: 0.1, memoryBytesMax: 400_000_000 },
  /** The maximum memory of 1,000 open event streams, in bytes, and the connections to the database they may add. */
  events: { memoryBytesMax: 50_000_000, connectionsMax: 1 },
  /** The longest time until a vote is confirmed, in milliseconds, while 300 members vote within 10 s. */
  votes: { confirmedMsMax: 2000 },
  words: { foundMin: 0.95 },
  /** Ten hostile files: the server's memory above idle, in bytes, and the ratio of the p95 of `GET auth/user` to the idle p95. */
  reading: { memoryBytesMax: 300_000_000, p95Max: 3 },
  /** 40 photos: the ratio of the p95 to the idle p95. 20 uploads of 20 MB at once: the server's memory above idle, in bytes. */
  photos: { p95Max: 3, memoryBytesMax: 350_000_000 },
  /** 5,000 mails: the time until they are written, in milliseconds, and the ratio of the p95 to the idle p95 until all are sent. */
  notifications: { writeMsMax: 2000, p95Max: 3 },
  /** Strangers who flood the sign-in, or hold 2,000 idle connections and 50 slow calls: the ratio of the p95 to the idle p95. */
  attack: { p95Max: 3 },
  /** An import of 58,400 rows beside a running server: the ratio of the p95 of `GET auth/user` to the idle p95. */
  importBeside: { p95Max: 2 },
  /** 14 members who upload again and again to a store that hangs: the ratio of the p95 of `GET auth/user` to the idle p95. */
  store: { p95Max: 2 },
  /** Another member's 40 costly calls at once: the ratio of the p95 of `GET auth/user` to the idle p95. */
  floods: { p95Max: 3 },
  /** 50 members who read a zip slowly, and another member's 40 uploads at once: the ratio of the p95 of `GET auth/user` to the idle p95. */
  transfers: { zipsP95Max: 3, uploadsP95Max: 3 },
  /** 200 guesses of strangers at once, each from another address: the ratio of the median sign-in in a known browser to the idle one. */
  guesses: { medianMax: 3 },
  /** The budgets of pages on a slow phone. Times are in milliseconds. */
  pages: {
    paintMax: { visitor: 0.5, cold: 0.75, warm: 0.45 },
    /** The largest paint of a page against that of the same page without scripts, in the same run. */
    toUnscriptedMax: { visitor: 1.15, member: 1.3 },
    blockingMax: 150,
    archiveScriptsMax: 1100,
    fileRequestsMax: 11,
    htmlBytesMax: 30 * KB,
    scores: {
      visitor: { performance: 100, accessibility: 100, bestPractices: 100 },
      member: { performance: 95, accessibility: 100, bestPractices: 100 },
    },
    /** The time from a click to the content: where the data was seen or intent was shown, and elsewhere, with a round trip of 150 ms more. */
    walkMax: { known: 200, unknown: 300 },
    interactionMax: 100,
    serverMax: { archive: 25, overview: 15 },
  },
} as const;

export const screensWithoutShell: readonly string[] = [
  'welcome',
  'login',
  'two-factor',
  'logout',
  'forgot-password',
  'reset-password',
  'impersonate',
  'unsubscribe',
];
