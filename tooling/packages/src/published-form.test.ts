import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publint } from 'publint';
import { packPublished, run, runPnpm } from './consumer.ts';
import { folderOf, projectRoot, publishedPackages } from './places.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-packed-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** `require` gets an ES module from Node 22 on, and old resolution knows no `exports`. */
const ONLY_FOR_OLDER = new Set(['node10', 'node16-cjs']);

const filesIn = (tarball: string): string[] =>
  run('tar', ['-tzf', tarball], folder).trim().split('\n').toSorted();

describe.each(publishedPackages)('the packed package %s', (name) => {
  let packed = '';
  beforeAll(() => {
    packed = packPublished(name, folder);
  });

  it('has nothing that publint finds', async () => {
    const data = await readFile(packed);
    const tarball = data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength);
    const { messages } = await publint({ pack: { tarball }, strict: true });
    expect(messages).toEqual([]);
  });

  it('has the types that each of its entries runs with', async () => {
    const data = await readFile(packed);
    const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(data)));
    if (!analysis.types) throw new Error('It has no types.');
    const found = analysis.problems.filter(
      (problem) => !('resolutionKind' in problem && ONLY_FOR_OLDER.has(problem.resolutionKind)),
    );
    expect(found).toEqual([]);
  });

  it('has the same files from npm and from pnpm, with the sources of its maps and without tests', async () => {
    const byNpm = filesIn(packed);
    const args = ['pack', '--pack-destination', path.join(folder, 'pnpm'), '--json'];
    const { filename }: { filename: string } = JSON.parse(runPnpm(args, folderOf(name)));
    expect(filesIn(filename)).toEqual(byNpm);
    expect(byNpm.filter((file) => file.includes('.test.'))).toEqual([]);
    const map: { sources: string[] } = JSON.parse(
      await readFile(path.join(folderOf(name), 'dist', mapOf[name]), 'utf8'),
    );
    const sources = map.sources.map((source) =>
      path.posix.join('package', path.dirname(mapOf[name]), source),
    );
    expect(byNpm).toEqual(expect.arrayContaining(sources));
  });

  it('has its changes, those of the next version included', () => {
    expect(filesIn(packed)).toEqual(
      expect.arrayContaining(['package/CHANGELOG.md', 'package/LICENSE', 'package/README.md']),
    );
    const changelog = run('tar', ['-xzOf', packed, 'package/CHANGELOG.md'], folder);
    expect(changelog).toMatch(new RegExp(`^# @mijn/${name}\n\n## `, 'u'));
    expect(changelog).toMatch(/^- .{20,}/mu);
  });

  it('has a bill of materials with what it installs', async () => {
    const args = ['sbom', '--sbom-format', 'cyclonedx', '--prod', '--lockfile-only'];
    const output = runPnpm(['--filter', `@mijn/${name}`, ...args], projectRoot);
    const { bomFormat, components }: { bomFormat: string; components: { name: string }[] } =
      JSON.parse(output);
    expect(bomFormat).toBe('CycloneDX');
    expect(components.map((component) => component.name)).toEqual(expect.arrayContaining(['yup', 'dayjs']));
  });

  it('has no range of the workspace', async () => {
    const manifest = await readFile(path.join(folderOf(name), 'dist/package.json'), 'utf8');
    expect(manifest).not.toMatch(/workspace:|catalog:|"scripts"/u);
  });
});

/** A map of types of each package. */
const mapOf = {
  domain: 'lib/wire/wire.d.ts.map',
  api: 'lib/client/pages.d.ts.map',
  'api-conformance': 'lib/run.d.ts.map',
};
