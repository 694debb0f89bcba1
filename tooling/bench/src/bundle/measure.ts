import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';
import { budgets, screensWithoutShell } from '../budgets.ts';
import { type Check, checkFirstCalls, checkFonts, checkPdf, checkRoutes } from './checks.ts';
import { pageOf, filesOf, filesOfPage, joinFiles, readManifest, shellOf } from './manifest.ts';
import { type Route, routesOf } from './routes.ts';
import { wireBytesIn } from './sizes.ts';

/** What pdf.js calls itself in its scripts. */
const PDF_JS = 'GlobalWorkerOptions';

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

async function scriptsWith(folder: string, scripts: readonly string[], text: string): Promise<string[]> {
  const hits = await Promise.all(
    scripts.map(async (file) => (await readFile(path.join(folder, file), 'utf8')).includes(text)),
  );
  return scripts.filter((_, index) => hits[index]);
}

/** Measures a built portal and holds it against the budgets. @throws Error when it is not built. */
export async function measureBundle(folder: string): Promise<Measured> {
  const manifest = await readManifest(folder);
  const page = filesOfPage(await readFile(path.join(folder, 'index.html'), 'utf8'));
  const routes = routesOf(manifest, page, screensWithoutShell, wireBytesIn(folder));
  const shell = filesOf(manifest, [pageOf(manifest), shellOf(manifest)]);
  // A font is compressed already: it goes over the wire as it is.
  const fonts = filesEndingIn(manifest, /\.(?:woff2?|ttf|otf)$/u);
  const fontBytes = await Promise.all(fonts.map(async (file) => (await stat(path.join(folder, file))).size));
  const pdfScripts = await scriptsWith(folder, filesEndingIn(manifest, /\.m?js$/u), PDF_JS);
  const withoutViewer = joinFiles(shell, ...routes.map(({ files }) => files)).scripts;
  return {
    routes,
    checks: [
      ...checkRoutes(routes, budgets),
      ...checkFonts(fontBytes, budgets),
      checkPdf(pdfScripts, withoutViewer),
      checkFirstCalls(manifest),
    ],
  };
}
