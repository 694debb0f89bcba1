import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { entriesOf } from '../packages/src/manifest.ts';
import { folderOf, publishedPackages, sourcesOf } from '../packages/src/places.ts';

/** Returns the entries of a published package: the specifier that imports it, and the path of its source. */
async function entriesIn(folder) {
  const { name, exports } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  return entriesOf(exports, await sourcesOf(folder)).map(({ specifier, source }) => ({
    specifier: name + specifier.slice(1),
    source: path.join(folder, source),
  }));
}

/** The entries of all published packages. */
export const entries = (await Promise.all(publishedPackages.map((name) => entriesIn(folderOf(name))))).flat();
