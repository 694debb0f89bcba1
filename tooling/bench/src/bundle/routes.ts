import type { Manifest } from 'vite';
import { pageOf, filesOf, type Files, joinFiles, screensOf, shellOf } from './manifest.ts';
import { type BytesOf, totalBytes } from './sizes.ts';

/** What one screen makes a browser load. */
export interface Route {
  name: string;
  files: Files;
  /** JavaScript in all: page, shell where there is one, and screen. */
  scriptBytes: number;
  styleBytes: number;
  /** JavaScript on top of what frames the screen. */
  addedScriptBytes: number;
}

/**
 * Every screen with what it loads.
 * @param page what the page itself names.
 * @param withoutShell the names of the screens that do not stand in the members' shell.
 */
export function routesOf(
  manifest: Manifest,
  page: Files,
  withoutShell: readonly string[],
  bytesOf: BytesOf,
): Route[] {
  const entry = pageOf(manifest);
  const shell = shellOf(manifest);
  return screensOf(manifest).map(({ name, key }) => {
    const frame = joinFiles(page, filesOf(manifest, withoutShell.includes(name) ? [entry] : [entry, shell]));
    const files = joinFiles(frame, filesOf(manifest, [key]));
    const scriptBytes = totalBytes(files.scripts, bytesOf);
    return {
      name,
      files,
      scriptBytes,
      styleBytes: totalBytes(files.styles, bytesOf),
      addedScriptBytes: scriptBytes - totalBytes(frame.scripts, bytesOf),
    };
  });
}
