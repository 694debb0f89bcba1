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
const SHELL = /\/member-shell\.tsx$/u;

/** @throws Error that says how to build, when the portal is not built. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, '.vite/manifest.json'), 'utf8').catch(() => {
    throw new Error('The portal is not built: run `npx -y pnpm@12 --filter @mijn/portal build` first.');
  });
  const manifest: Manifest = JSON.parse(text);
  return manifest;
}

const dynamicKeys = (manifest: Manifest): string[] =>
  Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry);

/** Every screen of the routes, by name. */
export function screensOf(manifest: Manifest): Screen[] {
  return dynamicKeys(manifest)
    .flatMap((key) => {
      const name = SCREEN.exec(key)?.[1];
      return name ? [{ name, key }] : [];
    })
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** The key of the members' shell, which loads on demand too. */
export function shellOf(manifest: Manifest): string {
  const key = dynamicKeys(manifest).find((candidate) => SHELL.test(candidate));
  if (key === undefined)
    throw new Error('The manifest has no member-shell: name the new one in manifest.ts.');
  return key;
}

/** The key of the page's own script. */
export function entryOf(manifest: Manifest): string {
  const key = Object.keys(manifest).find((candidate) => manifest[candidate]?.isEntry);
  if (key === undefined) throw new Error('The manifest has no entry.');
  return key;
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
