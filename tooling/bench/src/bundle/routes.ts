import type { Manifest } from 'vite';
import { pageOf, filesOf, type Files, joinFiles, screensOf, shellOf } from './manifest.ts';
import { type BytesOf, totalBytes } from './sizes.ts';

/** The files that a browser loads for one screen, with their bytes. */
export interface Route {
  name: string;
  files: Files;
  /** The bytes of all JavaScript: the page, the shell if the screen has one, and the screen. */
  scriptBytes: number;
  styleBytes: number;
  /** The bytes of JavaScript that the screen adds to the page and the shell. */
  addedScriptBytes: number;
}

/**
 * Returns all screens with the files that they load.
 * @param page the files that the HTML of the page refers to.
 * @param withoutShell the names of the screens without the shell of members.
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
