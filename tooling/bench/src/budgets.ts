/** Bytes in a kB, as all figures are told. */
export const KB = 1000;

/**
 * What the portal may cost. Bytes are as brotli 11 makes them. The bytes are tested; the figures that depend on the
 * machine are only told, as ratios to a floor of the same run. Sources: design/figures.md and issue point 8.
 */
export const budgets = {
  /** All libraries of the sign-in screen together are 125 kB of it: see docs/figures.md. */
  login: { scriptBytes: 130 * KB, styleBytes: 12 * KB },
  /** Any other screen, on top of what frames it: the entry, and for members the shell with its menus. */
  screen: { scriptBytes: 45 * KB },
  fonts: { files: 1, bytes: 35 * KB },
  /** A page with Button, TextField, PasswordField, Form and the centred layout of the library, besides React. */
  library: {
    scriptBytes: 7 * KB,
    styleBytes: 4 * KB,
    components: [
      'alert',
      'button',
      'field',
      'field-frame',
      'form',
      'form-error-summary',
      'icon',
      'input-field',
      'keep-focus',
      'centered-layout',
      'password-field',
      'spinner',
      'stack',
      'text-field',
      'tone',
      'visually-hidden',
    ],
  },
  /** The list call against a bare handler: the share of its requests per second, and times its p99. */
  server: { throughputMin: 0.5, p99Max: 2 },
  /** A call with 1,000,000 documents, 200,000 todos and 100,000 invoices against the same with 1,000 of each. */
  scale: { growthMax: 1.3 },
  /** The share of forms of words that are found and marked by another form. */
  words: { foundMin: 0.95 },
  /** While ten hostile files are read: the server's memory above idle, and times the idle p95 of `GET auth/user`. */
  reading: { memoryBytesMax: 300_000_000, p95Max: 3 },
  /** Lighthouse's scores, and times the largest contentful paint of the floor. */
  pages: { performance: 98, accessibility: 100, bestPractices: 100, loginPaintMax: 1.05 },
} as const;

/** The screens that are shown without the members' shell. */
export const screensWithoutShell: readonly string[] = [
  'landing',
  'login',
  'two-factor',
  'logout',
  'forgot-password',
  'reset-password',
  'impersonate',
];
