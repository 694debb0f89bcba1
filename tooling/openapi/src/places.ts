import { readFile } from 'node:fs/promises';
import path from 'node:path';

const apiFolder = path.resolve(import.meta.dirname, '../../../packages/api');

/** The document in the repository, which the server serves and the package contains. */
export const documentFile = path.join(apiFolder, 'openapi.json');

/** The document of the last release. A release replaces it. */
export const releasedFile = path.resolve(import.meta.dirname, '../released.json');

/** Returns the version of the API package. */
export async function apiVersion(): Promise<string> {
  const manifest: { version: string } = JSON.parse(
    await readFile(path.join(apiFolder, 'package.json'), 'utf8'),
  );
  return manifest.version;
}
