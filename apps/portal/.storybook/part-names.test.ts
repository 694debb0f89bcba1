import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { partNames, withPartNames } from './part-names.ts';

const SOURCE = new URL('../src/', import.meta.url);

const titles = globSync('features/**/*.stories.tsx', { cwd: SOURCE }).flatMap(
  (file) => /title: 'Onderdelen\/(.+)'/u.exec(readFileSync(new URL(file, SOURCE), 'utf8'))?.[1] ?? [],
);

describe('the names by which the search finds the parts of features', () => {
  it('are those of each part, and of none that is gone', () => {
    expect(Object.keys(partNames).toSorted()).toEqual(titles.toSorted());
  });

  it('stand behind the name of the first story', async () => {
    const entry = (name: string) =>
      ({
        type: 'story',
        importPath: 'a',
        exportName: 'A',
        title: 'Onderdelen/Archief/Groepen',
        name,
      }) as const;
    const entries = ['Open', 'Dicht'].map(entry);
    const [indexer] = withPartNames([{ test: /a/u, createIndex: async () => entries }]);
    const named = await indexer?.createIndex('a', { makeTitle: (title) => title ?? '' });
    expect(named?.map(({ name }) => name)).toEqual([
      'Open: GroupList, Folders, Accordion, accordeon, uitklappen, mappen',
      'Dicht',
    ]);
  });
});
