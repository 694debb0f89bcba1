import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from './places.ts';

/** The kinds of changes, the most important first, with the headings that changesets gives them. */
const headings = { major: 'Major Changes', minor: 'Minor Changes', patch: 'Patch Changes' } as const;

const CHANGESET = /^---\n(.*?\n)---\n+(.*)$/su;

/** Returns the changes of a package in a changeset, as an item of a list, by the kind of change. */
function itemOf(changeset: string, name: string): [kind: string, item: string] | undefined {
  const [, front = '', text = ''] = CHANGESET.exec(changeset) ?? [];
  const line = front.split('\n').find((one) => one.startsWith(`'${name}':`));
  return line === undefined
    ? undefined
    : [line.replace(/^.*: /u, ''), `- ${text.trim().replaceAll(/\n(?=.)/gu, '\n  ')}\n`];
}

/** Returns the changelog of a package: what the next version changes, before what changesets wrote about released versions. */
export function changelogOf(name: string, changesets: readonly string[], released: string): string {
  const items = changesets.flatMap((changeset) => {
    const item = itemOf(changeset, name);
    return item ? [item] : [];
  });
  const sections = Object.entries(headings).flatMap(([kind, heading]) => {
    const own = items.filter(([one]) => one === kind).map(([, item]) => item);
    return own.length === 0 ? [] : [`### ${heading}\n\n${own.join('\n')}`];
  });
  const versions = released.replace(/^# .*\n+/u, '');
  return [
    `# ${name}\n`,
    ...(sections.length > 0 ? ['## The next version\n', ...sections] : []),
    ...(versions === '' ? [] : [versions]),
  ].join('\n');
}

/** Returns the changelog of the package in a folder. Before its first version there is no CHANGELOG.md. */
export async function readChangelog(name: string, folder: string): Promise<string> {
  const files: string[] = [];
  for await (const file of glob('.changeset/*.md', { cwd: projectRoot })) files.push(file);
  const changesets = await Promise.all(
    files.toSorted().map((file) => readFile(path.join(projectRoot, file), 'utf8')),
  );
  const released: string[] = [];
  for await (const file of glob('CHANGELOG.md', { cwd: folder })) {
    released.push(await readFile(path.join(folder, file), 'utf8'));
  }
  return changelogOf(name, changesets, released.join(''));
}
