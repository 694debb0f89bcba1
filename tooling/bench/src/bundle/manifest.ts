import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';

export interface Screen {
  name: string;
  key: string;
}

export interface Files {
  scripts: ReadonlySet<string>;
  styles: ReadonlySet<string>;
}

const SCREEN = /([^/]+)\.screen\.tsx$/u;
/** The names of chunks that apps/portal/vite/first-files.ts sets. */
const PAGE = 'portal';
const SHELL = 'members';
const SCREEN_IN_PAGE = 'login';

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

export const pageOf = (manifest: Manifest): string => keyOf(manifest, PAGE);

export const shellOf = (manifest: Manifest): string => keyOf(manifest, SHELL);

export function screensOf(manifest: Manifest): Screen[] {
  const onDemand = Object.keys(manifest).flatMap((key) => {
    const name = manifest[key]?.isDynamicEntry && SCREEN.exec(key)?.[1];
    return name ? [{ name, key }] : [];
  });
  return [...onDemand, { name: SCREEN_IN_PAGE, key: pageOf(manifest) }].toSorted((one, other) =>
    one.name.localeCompare(other.name),
  );
}

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
