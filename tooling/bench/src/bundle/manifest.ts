import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';

/** A screen of the portal in the manifest of its build. */
export interface Screen {
  /** The name of the screen: `login` for `login.screen.tsx`. */
  name: string;
  /** The key of the chunk of the screen in the manifest. */
  key: string;
}

/** The files of a build, relative to the folder of the build. */
export interface Files {
  scripts: ReadonlySet<string>;
  styles: ReadonlySet<string>;
}

const SCREEN = /([^/]+)\.screen\.tsx$/u;
/**
 * The names of chunks that apps/portal/vite/first-files.ts sets: the page, which includes the login screen,
 * and the shell of members.
 */
const PAGE = 'portal';
const SHELL = 'members';
const SCREEN_IN_PAGE = 'login';

/**
 * Reads the manifest of a build of the portal.
 * @throws Error that says how to build, if the portal is not built.
 */
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

/** Returns the key of the chunk of the page. */
export const pageOf = (manifest: Manifest): string => keyOf(manifest, PAGE);

/** Returns the key of the chunk of the members' shell, which loads on demand. */
export const shellOf = (manifest: Manifest): string => keyOf(manifest, SHELL);

/** Returns the screens of all routes, sorted by name, ascending. */
export function screensOf(manifest: Manifest): Screen[] {
  const onDemand = Object.keys(manifest).flatMap((key) => {
    const name = manifest[key]?.isDynamicEntry && SCREEN.exec(key)?.[1];
    return name ? [{ name, key }] : [];
  });
  return [...onDemand, { name: SCREEN_IN_PAGE, key: pageOf(manifest) }].toSorted((one, other) =>
    one.name.localeCompare(other.name),
  );
}

/** Returns the files that a browser fetches for some chunks, including their static imports. */
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

/** Returns the files that the HTML of the page refers to, including scripts that are not in the bundle. */
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
