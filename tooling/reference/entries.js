import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { entriesOf } from '../packages/src/manifest.ts';
import { folderOf, publishedPackages, sourcesOf } from '../packages/src/places.ts';

async function entriesIn(folder) {
  const { name, exports } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  return entriesOf(exports, await sourcesOf(folder)).map(({ specifier, source }) => ({
    specifier: name + specifier.slice(1),
    source: path.join(folder, source),
  }));
}

export const entries = (await Promise.all(publishedPackages.map((name) => entriesIn(folderOf(name))))).flat();
