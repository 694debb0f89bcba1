import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';
import { budgets, screensWithoutShell } from '../budgets.ts';
import { checkClient } from '../client/check-client.ts';
import { buildClientPage } from '../client/client-page.ts';
import { checkLibrary } from '../library/check-library.ts';
import { buildLibraryPage } from '../library/library-page.ts';
import {
  type Check,
  checkFirstCalls,
  checkFonts,
  checkFrame,
  checkPlace,
  checkRequests,
  checkRoutes,
} from './checks.ts';
import { pageOf, filesOf, filesOfPage, joinFiles, readManifest, shellOf } from './manifest.ts';
import { pagesOf, readRouteFiles } from './pages.ts';
import { type Route, routesOf } from './routes.ts';
import { totalBytes, wireBytesIn } from './sizes.ts';

/** Patterns that only match the minified scripts of pdf.js and of the calendar. */
const PDF_JS = /GlobalWorkerOptions/u;
const CALENDAR = /react-aria-CalendarCell/u;
const CALENDAR_DATES = /Invalid ISO 8601 date/u;
/** The overview is requested before the script of any screen has loaded. */
const CALLS_OF_MEMBERS = /\/associations\/\{association_id\}\/(?!overview)/u;

export interface Measured {
  routes: Route[];
  checks: Check[];
}

const filesEndingIn = (manifest: Manifest, pattern: RegExp): string[] => [
  ...new Set(
    Object.values(manifest)
      .map(({ file }) => file)
      .filter((file) => pattern.test(file)),
  ),
];

async function scriptsWith(folder: string, scripts: readonly string[], mark: RegExp): Promise<string[]> {
  const hits = await Promise.all(
    scripts.map(async (file) => mark.test(await readFile(path.join(folder, file), 'utf8'))),
  );
  return scripts.filter((_, index) => hits[index]);
}

export async function measureBundle(folder: string): Promise<Measured> {
  const manifest = await readManifest(folder);
  const page = filesOfPage(await readFile(path.join(folder, 'index.html'), 'utf8'));
  const bytesOf = wireBytesIn(folder);
  const pages = pagesOf(await readRouteFiles(folder), page, bytesOf);
  const login = routesOf(manifest, page, screensWithoutShell, bytesOf).filter(({ name }) => name === 'login');
  const routes = [...login, ...pages];
  const frame = filesOf(manifest, [pageOf(manifest), shellOf(manifest)]);
  const entry = joinFiles(page, filesOf(manifest, [pageOf(manifest)]));
  const ofFrame = [...frame.scripts].filter((file) => !entry.scripts.has(file));
  const visitors = filesOf(manifest, [pageOf(manifest)]);
  // The size of a font is its file size, because font files are already compressed and are sent as they are.
  const fonts = filesEndingIn(manifest, /\.(?:woff2?|ttf|otf)$/u);
  const fontBytes = await Promise.all(fonts.map(async (file) => (await stat(path.join(folder, file))).size));
  const scripts = filesEndingIn(manifest, /\.m?js$/u);
  const checkPlaceOf = async (mark: RegExp, name: string, others: ReadonlySet<string>): Promise<Check> =>
    checkPlace(name, await scriptsWith(folder, scripts, mark), others);
  const withoutViewer = joinFiles(frame, ...routes.map(({ files }) => files)).scripts;
  return {
    routes,
    checks: [
      ...checkRoutes(routes, budgets),
      checkFrame(totalBytes(ofFrame, bytesOf), budgets),
      ...pages.map((route) => checkRequests(route, budgets)),
      ...checkFonts(fontBytes, budgets),
      await checkPlaceOf(PDF_JS, 'pdf.js is in the chunks of the viewer alone', withoutViewer),
      await checkPlaceOf(
        CALENDAR,
        'the calendar is not in the files of sign-in and the frame of members',
        frame.scripts,
      ),
      await checkPlaceOf(
        CALENDAR_DATES,
        'the dates of the calendar are not in these files either',
        frame.scripts,
      ),
      await checkPlaceOf(
        CALLS_OF_MEMBERS,
        'the calls of members are not in the files of sign-in, but for the overview',
        visitors.scripts,
      ),
      checkFirstCalls(manifest),
      ...checkLibrary(await buildLibraryPage(), budgets.library),
      ...checkClient(await buildClientPage(), budgets.client),
    ],
  };
}
