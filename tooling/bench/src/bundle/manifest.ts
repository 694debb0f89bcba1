import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';

/** A screen that loads on demand. */
export interface Screen {
  /** `login` of `login.screen.tsx` */
  name: string;
  /** Its key in the manifest. */
  key: string;
}

/** Files of a build, relative to its folder. */
export interface Files {
  scripts: ReadonlySet<string>;
  styles: ReadonlySet<string>;
}

const SCREEN = /([^/]+)\.screen\.tsx$/u;
/** The chunks that apps/portal/vite/first-files.ts names: the page with the screen of signing in, and the members' frame. */
const PAGE = 'portal';
const SHELL = 'members';
const SCREEN_IN_PAGE = 'login';

/** @throws Error that says how to build, when the portal is not built. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, '.vite/manifest.json'), 'utf8').catch(() => {
    throw new Error('The portal is not built: run `npx -y pnpm@12 --filter @mijn/portal build` first.');
  });
  const manifest: Manifest = JSON.parse(text);
  return manifest;
}

function keyOf(manifest: Manifest, name: string): string {
  const key = Object.keys(manifest).find((candidate) => manifest[candidate]?.name === name);
  if (key === undefined)
    throw new Error(`The manifest has no chunk "${name}": name the new one in manifest.ts.`);
  return key;
}

/** The key of the page's own script. */
export const pageOf = (manifest: Manifest): string => keyOf(manifest, PAGE);

/** The key of the members' frame, which loads on demand too. */
export const shellOf = (manifest: Manifest): string => keyOf(manifest, SHELL);

/** Every screen of the routes, by name. */
export function screensOf(manifest: Manifest): Screen[] {
  const onDemand = Object.keys(manifest).flatMap((key) => {
    const name = manifest[key]?.isDynamicEntry && SCREEN.exec(key)?.[1];
    return name ? [{ name, key }] : [];
  });
  return [...onDemand, { name: SCREEN_IN_PAGE, key: pageOf(manifest) }].toSorted((one, other) =>
    one.name.localeCompare(other.name),
  );
}

/** What a browser fetches for some chunks, with all that they import at once. */
export function filesOf(manifest: Manifest, keys: readonly string[]): Files {
  const seen = new Set<string>();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return { scripts, styles };
}

const ofTheSite = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].flatMap(([, file]) => (file === undefined ? [] : [file]));

/** What the page itself names: also scripts that are no part of the bundle. */
export function filesOfPage(html: string): Files {
  return {
    scripts: new Set(ofTheSite(html, /<script\b[^>]*\bsrc="\/([^"]+)"/gu)),
    styles: new Set(ofTheSite(html, /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="\/([^"]+)"/gu)),
  };
}

export function joinFiles(...all: readonly Files[]): Files {
  return {
    scripts: new Set(all.flatMap(({ scripts }) => Array.from(scripts))),
    styles: new Set(all.flatMap(({ styles }) => Array.from(styles))),
  };
}
