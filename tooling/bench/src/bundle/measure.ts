import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { budgets } from '../budgets.ts';
import { type Check, printChecks, tableOf } from '../harness/report.ts';
import { builtPortalFolder as folder, reportsFolder } from '../places.ts';
import { checkClient, checkLibrary } from './built.ts';
import { chunkPage, chunksOf } from './chunk-page.ts';
import { atMost, checkNone, checkPlace, checkRoutes, inKb } from './checks.ts';
import {
  type BytesOf,
  readChunkModules,
  readManifest,
  readRouteFiles,
  type Route,
  routesOf,
  scriptsOf,
  totalBytes,
  wireBytesIn,
} from './files.ts';

/** The names of chunks that apps/portal/vite/first-files.ts sets. */
const PAGE = 'portal';
const SHELL = 'members';
const FIRST_CALLS = 'early';

/** Patterns that only match the minified scripts of pdf.js and of the calendar. */
const PDF_JS = /GlobalWorkerOptions/u;
const CALENDAR = /react-aria-CalendarCell/u;
const CALENDAR_DATES = /Invalid ISO 8601 date/u;
/** A text of an error of the server, which a failed call waits for. */
const TEXT_OF_ERROR = /Ongeldige gebruikersnaam/u;
/** The overview is requested before the script of any screen has loaded. */
const CALLS_OF_MEMBERS = /\/associations\/\{association_id\}\/(?!overview)/u;

async function checkPlaces(files: readonly string[], routes: readonly Route[]): Promise<Check[]> {
  const manifest = await readManifest(folder);
  const visitors = scriptsOf(manifest, PAGE);
  const frame = new Set([...visitors, ...scriptsOf(manifest, SHELL)]);
  const anywhere = new Set([...frame, ...routes.flatMap(({ scripts }) => [...scripts])]);
  const texts = new Map<string, string>();
  for (const file of files.filter((name) => /\.m?js$/u.test(name)))
    texts.set(file, await readFile(path.join(folder, file), 'utf8'));
  const check = (name: string, mark: RegExp, others: ReadonlySet<string>): Check =>
    checkPlace(
      name,
      [...texts].flatMap(([file, text]) => (mark.test(text) ? [file] : [])),
      others,
    );
  const withFirst = [...scriptsOf(manifest, FIRST_CALLS)];
  return [
    check('pdf.js is in the chunks of the viewer alone', PDF_JS, anywhere),
    check('the calendar is not in the files of sign-in and the frame of members', CALENDAR, frame),
    check('the dates of the calendar are not in these files either', CALENDAR_DATES, frame),
    check(
      'the texts of errors are not in the files of sign-in and the frame of members',
      TEXT_OF_ERROR,
      frame,
    ),
    check(
      'the calls of members are not in the files of sign-in, but for the overview',
      CALLS_OF_MEMBERS,
      visitors,
    ),
    checkNone('the first calls wait for no other script', withFirst.slice(1)),
  ];
}

/** Prints the page of figures of the chunks, and writes it into the folder of the reports. */
async function printChunks(
  routes: readonly Route[],
  frame: ReadonlySet<string>,
  bytesOf: BytesOf,
): Promise<void> {
  const page = chunkPage(chunksOf(await readChunkModules(folder), routes, frame, bytesOf)).join('\n');
  console.log(`where the bytes went, chunk by chunk:\n${page}`);
  await mkdir(reportsFolder, { recursive: true });
  await writeFile(path.join(reportsFolder, 'chunks.txt'), `${page}\n`);
}

/** Prints the bytes of every page and chunk, and checks the budgets. */
export async function measureBundle(): Promise<{ routes: Route[]; checks: Check[] }> {
  const bytesOf = wireBytesIn(folder);
  const table = await readRouteFiles(folder);
  const routes = routesOf(table, await readFile(path.join(folder, 'index.html'), 'utf8'), bytesOf);
  const manifest = await readManifest(folder);
  const files = [...new Set(Object.values(manifest).map(({ file }) => file))];
  // A font is sent as it is, because it is compressed.
  const fonts = files.filter((file) => /\.(?:woff2?|ttf|otf)$/u.test(file));
  const fontBytes = await Promise.all(fonts.map(async (file) => (await stat(path.join(folder, file))).size));
  const ofPage = scriptsOf(manifest, PAGE);
  const ofFrame = [...scriptsOf(manifest, SHELL)].filter((file) => !ofPage.has(file));
  const checks: Check[] = [
    ...checkRoutes(routes),
    atMost(
      'the frame of members loads at most {max} of JavaScript',
      totalBytes(ofFrame, bytesOf),
      budgets.frame.scriptBytes,
    ),
    checkNone('the portal has no second font file', fonts.slice(1)),
    atMost('its font has at most {max}', fontBytes[0] ?? Number.NaN, budgets.font.bytes),
    ...(await checkPlaces(files, routes)),
    ...(await checkLibrary()),
    ...(await checkClient()),
  ];

  const printRow = tableOf(Math.max(...routes.map(({ name }) => name.length)), 14, 14, 14);
  printRow(['kB of 1000 bytes, brotli 11', 'JavaScript', 'on its frame', 'CSS']);
  for (const { name, scriptBytes, addedScriptBytes, styleBytes } of routes)
    printRow([name, inKb(scriptBytes), inKb(addedScriptBytes), inKb(styleBytes)]);
  await printChunks(routes, new Set(ofFrame), bytesOf);
  printChecks(checks);
  return { routes, checks };
}
