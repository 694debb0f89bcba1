import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';

const folder = path.resolve(import.meta.dirname, '..');
const root = path.resolve(folder, '../..');

describe('the README', () => {
  const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');
  const { services } = parse(readFileSync(path.join(folder, 'compose/compose.yaml'), 'utf8')) as {
    services: Record<string, object>;
  };
  const calls = [...readme.matchAll(/docker compose ([^`\n|>;]+)/gu)].map(([, words]) =>
    (words ?? '').split(' '),
  );
  /** The words of a call after those of Compose and its options: the service, and what it gets. */
  const targets = calls
    .filter(([verb]) => verb === 'exec' || verb === 'run')
    .map(([, ...words]) => words.filter((word) => !word.startsWith('-')));

  it('calls services of the compose file', () => {
    expect(calls.length).toBeGreaterThan(10);
    for (const [service = ''] of targets) expect(Object.keys(services)).toContain(service);
  });

  it('copies nothing into a container, where it would be in memory, and nothing out of it, which would belong to root', () => {
    expect(calls.filter(([verb]) => verb === 'cp')).toEqual([]);
  });

  it('gives commands that the command line has', () => {
    const known = readFileSync(path.join(root, 'apps/server/src/cli/commands.ts'), 'utf8');
    const names = targets.map(([service, first, second]) => (service === 'mijn' ? first : second));
    for (const name of names.filter((word) => word !== undefined)) {
      expect(known).toMatch(new RegExp(`^  ${name}: `, 'mu'));
    }
  });

  it('names each file of this folder that an operator uses', () => {
    const files = ['compose', 'kubernetes', 'systemd', 'monitoring'].flatMap((name) =>
      readdirSync(path.join(folder, name)).filter((file) => /\.(?:service|timer)$|job\.yaml$/u.test(file)),
    );
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) expect(readme).toContain(file);
  });
});

describe('the tag of an image', () => {
  it('is the version with its commit', () => {
    const tag = execFileSync(path.join(folder, 'image-tag.sh'), { encoding: 'utf8' });
    const { version } = JSON.parse(readFileSync(path.join(root, 'apps/server/package.json'), 'utf8')) as {
      version: string;
    };
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
    expect(tag).toBe(`${version}-${commit.slice(0, 8)}\n`);
  });
});

describe('a scheduled backup', () => {
  const DAY_S = 86_400;
  let backups: string;
  beforeEach(() => {
    backups = mkdtempSync(path.join(tmpdir(), 'mijn-backups-'));
  });
  afterEach(() => rmSync(backups, { recursive: true }));

  const writeOld = (name: string, days: number): void => {
    writeFileSync(path.join(backups, name), '');
    const time = Date.now() / 1000 - days * DAY_S;
    utimesSync(path.join(backups, name), time, time);
  };

  /** Runs the script with a command that writes the file of its second argument. */
  const run = (command: string): { status: number | null; names: string[] } => {
    const program = path.join(backups, 'program');
    mkdirSync(program);
    writeFileSync(path.join(program, 'mijn'), `#!/bin/sh\n${command}\n`, { mode: 0o755 });
    const { status } = spawnSync('sh', [
      path.join(folder, 'backup.sh'),
      backups,
      '30',
      path.join(program, 'mijn'),
    ]);
    return { status, names: readdirSync(backups).filter((name) => name !== 'program') };
  };

  it('has the moment in its name, and removes the archives that are too old', () => {
    writeOld('mijn-2026-10-01.tar', 32);
    writeOld('mijn-2026-11-20.tar', 6);
    writeOld('holiday.tar', 400);
    const { status, names } = run('[ "$1" = backup ] && echo archive > "$2"');
    expect(status).toBe(0);
    expect(names.toSorted()).toEqual([
      'holiday.tar',
      'mijn-2026-11-20.tar',
      expect.stringMatching(/^mijn-\d{4}-\d{2}-\d{2}T\d{6}Z\.tar$/u),
    ]);
  });

  it('that fails removes nothing, and ends with its code', () => {
    writeOld('mijn-2026-10-01.tar', 32);
    expect(run('exit 1')).toEqual({ status: 1, names: ['mijn-2026-10-01.tar'] });
  });
});
