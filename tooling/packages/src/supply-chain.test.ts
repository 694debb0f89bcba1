import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { runPnpm } from './consumer.ts';
import { projectRoot } from './places.ts';

/** Licences that ask no more than to keep their text. */
const FREE = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  '(MIT OR CC0-1.0)',
  'MIT or MPL-2.0',
]);

/** Libraries that may be replaced by another build of them, as the LGPL asks: each is a file of its own beside the server. */
const REPLACEABLE = /^(?:@img\/sharp-libvips-[\w-]+|libheif-js)$/u;

/** Fonts, which may be delivered with a product and embedded in documents (docs/decisions/0257). */
const FONTS = new Map([['@expo-google-fonts/atkinson-hyperlegible-next', 'MIT AND OFL-1.1']]);

/** Libraries that name their licence, MIT, in a file alone. */
const NAMED_IN_FILE = ['png-js'];

interface Library {
  name: string;
  license: string;
}

describe('the libraries that are delivered', () => {
  it('have licences that ask no more than to keep their text, or can be replaced', () => {
    const filters = ['server', 'portal', 'api', 'domain'].flatMap((name) => ['--filter', `@mijn/${name}`]);
    const output = runPnpm([...filters, 'licenses', 'list', '--prod', '--json'], projectRoot);
    const byLicence: Record<string, Library[]> = JSON.parse(output);
    const libraries = Object.values(byLicence).flat();
    expect(libraries.length).toBeGreaterThan(200);
    const others = libraries.filter(
      ({ name, license }) => !FREE.has(license) && !REPLACEABLE.test(name) && FONTS.get(name) !== license,
    );
    expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
  });

  it('are named with their licences in the bill of materials of the product', () => {
    const filters = ['--filter', '@mijn/server', '--filter', '@mijn/portal'];
    const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--prod'];
    const { components }: { components: { name: string; licenses?: unknown[] }[] } = JSON.parse(
      runPnpm([...filters, ...args], projectRoot),
    );
    expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(['fastify', 'react', 'sharp']));
    const unlicensed = components.filter(({ licenses = [] }) => licenses.length === 0);
    expect(unlicensed.map(({ name }) => name)).toEqual(NAMED_IN_FILE);
  });
});

describe('the workflows', () => {
  it('name each action by its commit, which nobody can move as a tag', async () => {
    const folder = path.join(projectRoot, '.github/workflows');
    const files = await readdir(folder);
    const texts = await Promise.all(files.map(async (file) => readFile(path.join(folder, file), 'utf8')));
    const uses = texts.join('\n').match(/uses: .*/gu) ?? [];
    expect(uses.length).toBeGreaterThan(4);
    expect(uses.filter((use) => !/@[\da-f]{40} # v\d+\.\d+\.\d+$/u.test(use))).toEqual([]);
  });
});
