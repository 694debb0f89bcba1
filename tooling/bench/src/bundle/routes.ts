import type { Manifest } from 'vite';
import { pageOf, filesOf, type Files, joinFiles, screensOf, shellOf } from './manifest.ts';
import { type BytesOf, totalBytes } from './sizes.ts';

export interface Route {
  name: string;
  files: Files;
  /** The bytes of all JavaScript: the page, the shell if the screen has one, and the screen. */
  scriptBytes: number;
  styleBytes: number;
  addedScriptBytes: number;
}

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
