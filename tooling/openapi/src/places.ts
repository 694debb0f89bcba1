import { readFile } from 'node:fs/promises';
import path from 'node:path';

const apiFolder = path.resolve(import.meta.dirname, '../../../packages/api');

export const documentFile = path.join(apiFolder, 'openapi.json');

export const releasedFile = path.resolve(import.meta.dirname, '../released.json');

export async function apiVersion(): Promise<string> {
  const manifest: { version: string } = JSON.parse(
    await readFile(path.join(apiFolder, 'package.json'), 'utf8'),
  );
  return manifest.version;
}
