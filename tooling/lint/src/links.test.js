import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const root = path.resolve(import.meta.dirname, '../../..');

/** The documents of the project, relative to its root. */
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  '.github/SECURITY.md',
  'tooling/deploy/README.md',
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name)),
];

const read = (file) => readFileSync(file, 'utf8');

/** Returns the anchor that GitHub makes of a heading. */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (file) => [...read(file).matchAll(/^#+ (.*)$/gmu)].map(([, heading]) => anchorOf(heading));

it('has documents to read', () => {
  expect(documents.length).toBeGreaterThan(80);
});

it.each(documents)('the links of %s lead to files and headings of the project', (name) => {
  const file = path.join(root, name);
  const broken = [...read(file).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/gu)]
    .filter(([, target, anchor]) => {
      const leadsTo = target === '' ? file : path.resolve(path.dirname(file), target);
      return !existsSync(leadsTo) || (anchor !== undefined && !anchorsOf(leadsTo).includes(anchor));
    })
    .map(([link]) => link);
  expect(broken).toEqual([]);
});
