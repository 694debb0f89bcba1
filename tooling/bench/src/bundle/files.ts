import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Manifest } from 'vite';

export type BytesOf = (file: string) => number;

/** Returns the number of bytes after compression with brotli at level 11. */
export function brotliBytes(content: Uint8Array | string): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;
}

/** Returns the size of the `.br` file next to a file, or compresses the file if there is none. */
export function wireBytesIn(folder: string): BytesOf {
  const known = new Map<string, number>();
  const measure = (file: string): number => {
    const full = path.join(folder, file);
    return existsSync(`${full}.br`) ? statSync(`${full}.br`).size : brotliBytes(readFileSync(full));
  };
  return (file) => {
    const bytes = known.get(file) ?? measure(file);
    known.set(file, bytes);
    return bytes;
  };
}

export const totalBytes = (files: Iterable<string>, bytesOf: BytesOf): number =>
  [...files].reduce((sum, file) => sum + bytesOf(file), 0);

async function readBuilt<T>(folder: string, name: string): Promise<T> {
  const text = await readFile(path.join(folder, '.vite', name), 'utf8').catch(() => {
    throw new Error('The portal is not built: run `npx -y pnpm@12 --filter @mijn/portal build` first.');
  });
  const content: T = JSON.parse(text);
  return content;
}

export const readManifest = async (folder: string): Promise<Manifest> => readBuilt(folder, 'manifest.json');

interface PageFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The files of each route by its pattern, as paths of the site, for members and, if they may open it, for visitors. `*` is any other page. */
export type RouteFiles = Readonly<Record<string, { visitor?: PageFiles; member: PageFiles }>>;

/** The minified bytes of each module of each chunk, before compression, as apps/portal/vite/chunk-modules.ts writes them. */
export type ModulesOf = Readonly<Record<string, Readonly<Record<string, number>>>>;

export const readChunkModules = async (folder: string): Promise<ModulesOf> =>
  readBuilt(folder, 'modules.json');

export const readRouteFiles = async (folder: string): Promise<RouteFiles> => readBuilt(folder, 'routes.json');

/** Returns the file of the chunk with this name, and of its static imports. */
export function scriptsOf(manifest: Manifest, name: string): Set<string> {
  const scripts = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  const entry = Object.keys(manifest).find((key) => manifest[key]?.name === name);
  if (entry === undefined) throw new Error(`The manifest has no chunk "${name}": name the new one here.`);
  visit(entry);
  return scripts;
}

/** A page, with the paths of its files below the folder of the build. */
export interface Route {
  name: string;
  scripts: ReadonlySet<string>;
  /** All bytes of JavaScript: of the page, of the frame if it has one, and of the screen. */
  scriptBytes: number;
  styleBytes: number;
  /** The bytes of JavaScript that are not part of the page of visitors or the frame of members. */
  addedScriptBytes: number;
}

const ofTheSite = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].flatMap(([, file]) => file ?? []);

/** Returns the pages of the table of routes, with the files that the HTML of each page has. */
export function routesOf({ '*': any, ...table }: RouteFiles, html: string, bytesOf: BytesOf): Route[] {
  if (!any) throw new Error('The table of routes has no files for any other page.');
  const relative = (files: readonly string[]): string[] => files.map((file) => file.slice(1));
  const ofPage = {
    scripts: ofTheSite(html, /<script\b[^>]*\bsrc="\/([^"]+)"/gu),
    styles: ofTheSite(html, /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="\/([^"]+)"/gu),
  };
  const frame = new Set([...ofPage.scripts, ...relative(any.member.scripts)]);
  return Object.entries(table).map(([name, { member }]) => {
    const scripts = new Set([...ofPage.scripts, ...relative(member.scripts)]);
    return {
      name,
      scripts,
      scriptBytes: totalBytes(scripts, bytesOf),
      styleBytes: totalBytes(new Set([...ofPage.styles, ...relative(member.styles)]), bytesOf),
      addedScriptBytes: totalBytes(
        [...scripts].filter((file) => !frame.has(file)),
        bytesOf,
      ),
    };
  });
}
