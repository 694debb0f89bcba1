import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { components, pageNameOf } from './components.ts';
import { searchWords } from './search-words.ts';
import { announcing, liveRegionOf } from './live-regions.ts';
import { criteriaOf, LIVE } from './wcag.ts';

const SOURCE = new URL('../../src/', import.meta.url);

const pages = globSync('*/*.mdx', { cwd: SOURCE })
  .map((file) => {
    const text = readFileSync(new URL(file, SOURCE), 'utf8');
    const stories = readFileSync(new URL(file.replace(/mdx$/u, 'stories.tsx'), SOURCE), 'utf8');
    return {
      file,
      folder: path.dirname(file),
      text,
      title: /^const meta[^;]*? title: (['"])(.+?)\1,?$/mu.exec(stories)?.[2] ?? '',
      stories,
    };
  })
  .toSorted((left, right) => left.file.localeCompare(right.file));

/** What makes a live region in the code of a component. */
const LIVE_REGION = /aria-live|role="(?:status|alert)"|role=\{isAnnounced|<output\b/u;

/** Returns the code of the components in a folder. */
const codeOf = (folder: string): string =>
  globSync('*.tsx', { cwd: new URL(`${folder}/`, SOURCE) })
    .filter((file) => !/\.(test|stories)\./u.test(file))
    .map((file) => readFileSync(new URL(`${folder}/${file}`, SOURCE), 'utf8'))
    .join('\n');

describe('the catalogue', () => {
  it('has each component, and no component that is gone', () => {
    expect(Object.keys(components).toSorted()).toEqual(pages.map(({ title }) => title).toSorted());
  });

  it('has a page for each story file, so that each component has an explanation', () => {
    expect(globSync('*/*.stories.tsx', { cwd: SOURCE })).toHaveLength(pages.length);
  });

  it('says of known components alone what they announce', () => {
    expect(announcing.filter((title) => !(title in components))).toEqual([]);
  });

  it('gives no two components the same English name', () => {
    const names = Object.values(components).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has search words for components alone, and none that the names have already', () => {
    const repeated = Object.entries(searchWords).flatMap(([title, words]) => {
      const { name = '', aliases = [] } = components[title] ?? {};
      const known = new Set(
        [title, name, ...aliases]
          .join(' ')
          .toLowerCase()
          .split(/[\s/]+/u),
      );
      return words.filter((word) => name === '' || known.has(word)).map((word) => `${title}: ${word}`);
    });
    expect(repeated).toEqual([]);
  });
});

describe.each(pages)('$file', ({ folder, text, title, stories }) => {
  const facts = components[title];

  it('is found by all its names', () => {
    expect(/<Meta of=\{stories\} name="([^"]+)"/u.exec(text)?.[1]).toBe(pageNameOf(title));
  });

  it('documents an export of its folder', () => {
    expect(codeOf(folder)).toMatch(new RegExp(`export (?:async )?(?:function|const) ${facts?.name}\\b`, 'u'));
    expect(existsSync(new URL(`${folder}/${folder}.tsx`, SOURCE))).toBe(true);
  });

  it('names the success criteria of WCAG that apply', () => {
    expect(facts?.kinds).not.toEqual([]);
  });

  it('says what it announces, as its code has a live region or not', () => {
    expect(criteriaOf(facts?.kinds ?? [])).toContain(LIVE);
    expect(liveRegionOf(title)).not.toBe('');
    // A folder with several components has a region in at least one of them.
    const titles = pages.filter((page) => page.folder === folder).map((page) => page.title);
    expect(titles.some((one) => announcing.includes(one))).toBe(LIVE_REGION.test(codeOf(folder)));
  });

  it('has a main story with controls, because that story uses its arguments', () => {
    const first = /^export const \w+[^;]*?;$/mu.exec(stories)?.[0] ?? '';
    expect(first).not.toMatch(/render: \(\) =>/u);
  });
});
