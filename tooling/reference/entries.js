import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { entriesOf, outputOf } from '../packages/src/manifest.ts';
import { folderOf, publishedPackages, sourcesOf } from '../packages/src/places.ts';

/** Returns the entries of a built package with their declarations, in which types have their names and fields their texts. */
async function entriesIn(folder) {
  const { name, exports } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  return entriesOf(exports, await sourcesOf(folder)).map(({ specifier, source }) => ({
    specifier: name + specifier.slice(1),
    declarations: path.join(folder, 'dist', outputOf(source, 'd.ts')),
  }));
}

export const entries = (await Promise.all(publishedPackages.map((name) => entriesIn(folderOf(name))))).flat();
