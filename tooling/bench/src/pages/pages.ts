import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Browser } from 'playwright';
import { emptyBrowser, type Member, openMember } from '../browser/member.ts';
import { withBrowser } from '../browser/open-browser.ts';
import { KB } from '../budgets.ts';
import { buildFloor, LEAN } from '../bundle/floors.ts';
import { printVerdict, tableOf } from '../harness/report.ts';
import { withDemo } from '../harness/with-server.ts';
import { pickByName } from '../parameters.ts';
import { listScreens, type Screen } from '../screens.ts';
import { measurePaint } from './paint.ts';
import { measurePresses } from './presses.ts';
import { withFloor } from './with-floor.ts';
import { measureWalks } from './walks.ts';

/** The budgets of pages on a slow phone. Times are in milliseconds. */
const limits = {
  /** The largest paint against that of the lean floor. */
  paint: { visitor: 0.5, cold: 0.75, warm: 0.45 },
  /** The largest paint against that of the same page without scripts, in the same run. */
  toUnscripted: { visitor: 1.15, member: 1.3 },
  blocking: { visitor: 150, cold: 300, warm: 300 },
  archiveScripts: 1100,
  fileRequests: 11,
  htmlBytes: 30 * KB,
  /** The time from a click to the content: where the data was seen or intent was shown, and elsewhere, with a round trip of 150 ms more. */
  walk: { known: 200, unknown: 300 },
  interaction: 100,
} as const;

interface Bench {
  browser: Browser;
  url: string;
  screens: readonly Screen[];
  visits: number;
  member: Member;
}

const printLine = tableOf(48, 11, 11, 11, 11, 11, 11, 11);

/** A figure, and its maximum if it has one. A figure that could not be measured is above it. */
type Limit = readonly [name: string, found: number, max: number | undefined];

let missed = 0;

function printRow(name: string, cells: readonly (string | number)[], of: readonly Limit[]): void {
  const misses = of.flatMap(([figure, found, max]) =>
    max === undefined || found <= max ? [] : [`${figure} above ${max}`],
  );
  printLine([name, ...cells], misses.length === 0 ? 'kept' : `NOT KEPT: ${misses.join(', ')}`);
  if (misses.length > 0) missed += 1;
}

/** Returns the bytes of the HTML, compressed with brotli. */
async function bytesOf({ url, member }: Bench, { path, isForMembers }: Screen): Promise<number> {
  const accept = { accept: 'text/html', 'accept-encoding': 'br' };
  const headers = { ...accept, ...(isForMembers && { cookie: member.cookie }) };
  // `fetch` would decompress the response.
  return new Promise((resolve, reject) => {
    get(url + path, { headers }, (response) => resolve(buffer(response).then(({ length }) => length))).on(
      'error',
      reject,
    );
  });
}

async function printPaint(bench: Bench, screen: Screen, floor: number): Promise<void> {
  const { browser, url, visits, member } = bench;
  const bytes = await bytesOf(bench, screen);
  for (const cache of screen.isForMembers ? (['cold', 'warm'] as const) : (['visitor'] as const)) {
    const storageState = screen.isForMembers ? member.browser : emptyBrowser;
    const visitor = { storageState, isWarm: cache === 'warm', url: url + screen.path };
    const paint = await measurePaint(browser, visitor, visits);
    const unscripted = await measurePaint(browser, { ...visitor, isUnscripted: true }, visits);
    const { largestPaint, blocking, scripts, fileRequests } = paint;
    const toFloor = largestPaint / floor;
    const toUnscripted = largestPaint / unscripted.largestPaint;
    const times = [blocking, scripts].map((time) => time.toFixed(0));
    const cells = [largestPaint.toFixed(0), toFloor.toFixed(2), toUnscripted.toFixed(2), ...times];
    printRow(
      `${screen.name} ${cache}`,
      [...cells, fileRequests, (bytes / KB).toFixed(1)],
      [
        ['LCP against the floor', toFloor, limits.paint[cache]],
        [
          'LCP against the page without scripts',
          toUnscripted,
          limits.toUnscripted[screen.isForMembers ? 'member' : 'visitor'],
        ],
        ['blocking ms', blocking, limits.blocking[cache]],
        ['scripts ms', scripts, screen.name === '/archive' ? limits.archiveScripts : undefined],
        ['requests', fileRequests, limits.fileRequests],
        ['bytes of HTML', bytes, limits.htmlBytes],
      ],
    );
  }
}

async function printPaints(bench: Bench): Promise<void> {
  const { folder } = await buildFloor(LEAN);
  const floor = await withFloor(folder, async (url) =>
    measurePaint(bench.browser, { url, storageState: emptyBrowser, isWarm: false }, bench.visits),
  );
  console.log(`\nOn a slow phone, median of ${bench.visits}`);
  printLine(['', 'LCP ms', 'to lean', 'no script', 'blocking', 'scripts ms', 'requests', 'HTML kB']);
  printRow('lean floor', [floor.largestPaint.toFixed(0), '1.00'], []);
  for (const screen of bench.screens) await printPaint(bench, screen, floor.largestPaint);
}

/** Buttons that answer with their label or state. A press before the scripts is held, and answered when they have started. */
const PRESSED = [
  { path: '/login', button: 'Toon wachtwoord' },
  { path: '/', button: 'Menu openen' },
] as const;

async function printPresses({ browser, url, member, visits }: Bench): Promise<void> {
  console.log(`\nFrom a press after the first paint until it is answered, ms, median of ${visits}`);
  for (const { path, button } of PRESSED) {
    const isWarm = path !== '/login';
    const storageState = isWarm ? member.browser : emptyBrowser;
    const presses = await measurePresses(browser, { url: url + path, storageState, isWarm }, button, visits);
    for (const { moment, response } of presses)
      printRow(`${path}, ${button}, pressed after ${moment}`, [response.toFixed(0)], []);
  }
}

async function printWalks({ browser, url, member, visits }: Bench): Promise<void> {
  console.log(`\nFrom the overview to another screen, ms, median of ${visits}`);
  const { walks, interaction } = await measureWalks(browser, url, member, visits);
  for (const { name, content } of walks) {
    const max = name.endsWith('unseen') ? limits.walk.unknown : limits.walk.known;
    printRow(name, [content.toFixed(0)], [['ms', content, max]]);
  }
  const slowest: Limit = ['ms', interaction, limits.interaction];
  printRow('slowest interaction (INP)', [interaction.toFixed(0)], [slowest]);
}

const parts = [
  { name: 'paint', print: printPaints },
  { name: 'presses', print: printPresses },
  { name: 'walks', print: printWalks },
] as const;

/** Prints what members wait for, of the named screens and parts or of all. */
export async function printPages(
  names: readonly string[],
  ofParts: readonly string[],
  visits: number,
): Promise<void> {
  const picked = pickByName(parts, ofParts);
  await withDemo(async ({ server: { url } }) => {
    const member = await openMember(url);
    const screens = pickByName(await listScreens(member.ids), names);
    await withBrowser(async (browser) => {
      for (const { print } of picked) await print({ browser, url, screens, visits, member });
    });
  });
  printVerdict(missed === 0, `every budget, but for ${missed} rows`);
}
