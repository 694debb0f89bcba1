export const KB = 1000;

/**
 * The budgets in bytes, after compression with brotli at level 11, which the test command checks. Those in time stand in the
 * benchmarks. The goal for the login is lower: 124 kB (docs/figures.md).
 */
export const budgets = {
  /** The maximum bytes of the login screen. All its libraries together take 122 kB of the script budget: see docs/figures.md. */
  login: { scriptBytes: 127 * KB, styleBytes: 12 * KB },
  /** The maximum bytes that any other screen adds to the entry and, for members, to the shell with its menus. */
  screen: { scriptBytes: 45 * KB },
  /** The maximum bytes of the scripts that the shell of members adds to the entry, before the user opens a menu. */
  frame: { scriptBytes: 40 * KB },
  requests: { filesMax: 11 },
  font: { bytes: 35 * KB },
  /** The maximum bytes, without React, of a page with five components of the library. The code of another component is above them. */
  library: { scriptBytes: 5.6 * KB, styleBytes: 2.2 * KB },
  /** The maximum bytes of the API package in a page that makes the calls of one resource, ky included: the client refuses addresses, redirects and responses itself, and repeats a response that breaks off. */
  client: { scriptBytes: 9.6 * KB },
} as const;

/** A budget in bytes has one per cent of slack, so that no commit moves code to save a few bytes. */
export const SLACK = 1.01;
