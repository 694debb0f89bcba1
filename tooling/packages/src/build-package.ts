import { execFileSync } from 'node:child_process';
import { cp, glob, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { SourceDocs } from '@mijn/source-docs';
import { readChangelog } from './changelog.ts';
import { dataOf, entriesOf, type Manifest, publishedManifest } from './manifest.ts';
import { nameTypes } from './named-types.ts';
import { folderOf, projectRoot, sourcesOf } from './places.ts';
import { readRanges } from './ranges.ts';

/** `npm pack`, `pnpm pack` and `npm publish` give the same package, because `dist` has its own package.json (docs/decisions/0180). */
const dist = path.resolve('dist');

/** Makes the output independent of the folders of the workspace: imports of types end in `.js`, and maps refer to src. */
async function finish(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const finished = file.endsWith('.map')
    ? text.replaceAll('"../', '"')
    : text.replaceAll(/((?:from |import\()["']\.[^"']*)\.ts(["'])/gu, '$1.js$2');
  if (finished !== text) await writeFile(file, finished);
}

/** Names the types that are inferred from schemas. Their declarations get other lines than their maps have, and lose these. */
async function nameInferred(folder: string): Promise<void> {
  const limits = pathToFileURL(path.join(folderOf('domain'), 'src/limits/limits.ts')).href;
  const docs = new SourceDocs(path.resolve('src'), await import(limits));
  const files = new Map<string, string>();
  for await (const file of glob('**/*.d.ts', { cwd: folder })) {
    files.set(file.replaceAll('\\', '/'), await readFile(path.join(folder, file), 'utf8'));
  }
  for (const [file, text] of nameTypes(files, docs)) {
    if (text === files.get(file)) continue;
    await writeFile(path.join(folder, file), text.replace(/\n\/\/# sourceMappingURL=.*$/u, '\n'));
    await rm(path.join(folder, `${file}.map`));
  }
}

const repositoryOf = (slug: string | undefined): string | undefined =>
  slug && `git+https://github.com/${slug}.git`;

await rm(dist, { recursive: true, force: true });
execFileSync('tsc', ['--build', 'tsconfig.build.json'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
for await (const file of glob('lib/**/*.{d.ts,map}', { cwd: dist })) await finish(path.join(dist, file));
await nameInferred(path.join(dist, 'lib'));

const own: Manifest = JSON.parse(await readFile('package.json', 'utf8'));
const sources = await sourcesOf(process.cwd());
for (const source of sources) await cp(source, path.join(dist, source));
for (const file of Object.values(dataOf(own.exports))) await cp(file, path.join(dist, file));
await cp('README.md', path.join(dist, 'README.md'));
await writeFile(path.join(dist, 'CHANGELOG.md'), await readChangelog(own.name, process.cwd()));
await cp(path.join(projectRoot, 'LICENSE'), path.join(dist, 'LICENSE'));
const manifest = publishedManifest(own, {
  entries: entriesOf(own.exports, sources),
  rangeOf: await readRanges(),
  repository: repositoryOf(process.env['GITHUB_REPOSITORY']),
});
await writeFile(path.join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
