/** The number of bytes in a kB, in all reported figures. */
export const KB = 1000;

/**
 * The budgets of the portal. Byte budgets apply to files compressed with brotli at level 11 and are tested.
 * Budgets of time and memory depend on the machine, so the benchmarks only report them, as ratios to a floor
 * of the same run. Sources: design/figures.md and issue point 8.
 */
export const budgets = {
  /** The maximum bytes of the login screen. All its libraries together take 125 kB of the script budget: see docs/figures.md. */
  login: { scriptBytes: 125 * KB, styleBytes: 12 * KB },
  /** The maximum bytes that any other screen adds to the entry and, for members, to the shell with its menus. */
  screen: { scriptBytes: 45 * KB },
  /** The maximum bytes of the scripts that the shell of members adds to the entry, before the user opens a menu. */
  frame: { scriptBytes: 40 * KB },
  /** The maximum number of files that any screen requests before it works, all scripts of its page included. */
  requests: { filesMax: 11 },
  fonts: { files: 1, bytes: 35 * KB },
  /**
   * The maximum bytes and the allowed components of a page with Button, TextField, PasswordField, Form and
   * the centred layout of the library. React is not counted.
   */
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
  /** The maximum bytes of the API package in a page that makes the calls of one resource, ky included. */
  client: { scriptBytes: 9 * KB },
  /**
   * The archive list compared with a bare handler: the minimum share of its requests per second, and the
   * maximum ratio to its p99.
   */
  server: { throughputMin: 0.5, p99Max: 2 },
  /**
   * The maximum ratio of the time of a call with 1,000,000 documents, 200,000 todos and 100,000 invoices to
   * that of the same call with 1,000 rows of each.
   */
  scale: { growthMax: 1.3 },
  /**
   * The limits of an import of 1,000,000 documents and 200,000 owners of 10,000 associations: its time in seconds, the
   * part of it that the same import takes again, and the memory of the command, in bytes.
   */
  import: { secondsMax: 1800, againMax: 0.1, memoryBytesMax: 500_000_000 },
  /** The maximum memory of 1,000 open event streams, in bytes, and the connections to the database they may add. */
  events: { memoryBytesMax: 50_000_000, connectionsMax: 1 },
  /** The minimum share of word forms that a search for another form of the word finds and marks. */
  words: { foundMin: 0.95 },
  /**
   * The limits while ten hostile files are read: the server's memory above idle, in bytes, and the ratio of
   * the p95 of `GET auth/user` to the idle p95.
   */
  reading: { memoryBytesMax: 300_000_000, p95Max: 3 },
  /**
   * The ratio of the p95 of `GET auth/user` while 40 photos are processed to the idle p95, and the server's
   * memory above idle during 20 uploads of 20 MB at once, in bytes.
   */
  photos: { p95Max: 3, memoryBytesMax: 350_000_000 },
  /**
   * The limits of a run of notifications to 5,000 owners: the time until its mails are written, in milliseconds,
   * and the ratio of the p95 of `GET auth/user`, until all are sent, to the idle p95.
   */
  notifications: { writeMsMax: 2000, p95Max: 3 },
  /**
   * The ratio of the p95 of `GET auth/user` to the idle p95 while strangers flood the sign-in, or hold 2,000 idle connections
   * and 50 slow calls.
   */
  attack: { p95Max: 3 },
  /** The ratio of the p95 of `GET auth/user` to the quiet p95 while another member makes 40 costly calls at once. */
  fair: { p95Max: 20 },
  /** The budgets of pages on a slow phone. Times are in milliseconds. */
  pages: {
    /** The maximum ratio of the largest contentful paint to that of the lean floor. */
    paintMax: { visitor: 0.5, cold: 0.75, warm: 0.45 },
    blockingMax: 150,
    /** The maximum time in which the scripts of the archive run. */
    archiveScriptsMax: 1100,
    fileRequestsMax: 11,
    htmlBytesMax: 30 * KB,
    /** The minimum scores of Lighthouse. */
    scores: {
      visitor: { performance: 100, accessibility: 100, bestPractices: 100 },
      member: { performance: 95, accessibility: 100, bestPractices: 100 },
    },
    /**
     * The maximum time from a click to the content: where the data was seen or intent was shown, and elsewhere,
     * which has a round trip of 150 ms more.
     */
    walkMax: { known: 200, unknown: 300 },
    interactionMax: 100,
    /** The maximum processor time of the server for a page, by the name of the screen. */
    serverMax: { archive: 25, overview: 15 },
  },
} as const;

/** The names of the screens without the shell of members. */
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
