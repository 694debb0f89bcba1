import { access } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkArchive } from '../capabilities/backup/check-archive.ts';
import { createBackup, type MadeBackup, streamBackup } from '../capabilities/backup/create-backup.ts';
import type { Finding } from '../capabilities/stored-files/count-damage.ts';
import { readSecretFile } from '../platform/config/kept-secret.ts';
import { errorCode, StartFault } from '../platform/config/errors.ts';
import type { Config } from '../platform/config/read-config.ts';
import { openFiles } from '../capabilities/files/index.ts';
import { fileKinds } from '../modules/index.ts';
import type { Foundation } from '../platform/foundation.ts';
import { requireFiles } from './places.ts';
import { UsageFault } from './usage.ts';

/** @throws Error if a folder on the way to the file is closed to this account. */
const exists = async (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    (error: unknown) => {
      if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return false;
      throw error;
    },
  );

const STANDARD = '-';

const countFiles = (count: number): string => `${count} ${count === 1 ? 'file' : 'files'}`;

const report = ({ fault, key, details }: Finding): void => console.error(`${fault}: ${key}: ${details}.`);

async function check(file: string): Promise<string> {
  const source = file === STANDARD ? process.stdin : path.resolve(file);
  const { manifest, rows, files, bytes, damaged, hasHashes } = await checkArchive(source, fileKinds, report);
  const lines = [
    `Read ${rows} rows and ${files} files (${bytes} bytes) of ${manifest.created_at}, made by version ${manifest.version}.`,
    ...(hasHashes
      ? []
      : [
          'It has the format of an older version, without hashes of pictures, thumbnails and exports: damage of these is not found.',
        ]),
  ];
  if (damaged === 0)
    return [...lines, 'The backup is complete, and all that can be checked is right.'].join('\n');
  throw new StartFault(
    ...lines,
    `The backup has no good bytes of ${countFiles(damaged)}: see above. A restore leaves them out, and restores the rest.`,
  );
}

const describeLearned = ({ learned }: MadeBackup): string[] =>
  learned === 0
    ? []
    : [
        `Recorded the fingerprints of ${learned} pictures and thumbnails, which had none: whether those are as they were made can't be told.`,
      ];

async function writeTo(target: string, source: Parameters<typeof createBackup>[0]): Promise<MadeBackup> {
  if (target !== STANDARD) return createBackup(source, target);
  return streamBackup(source, process.stdout).catch((error: unknown) => {
    if (errorCode(error) !== 'EPIPE') throw error;
    throw new StartFault('The receiver of the backup ended before it had everything.');
  });
}

export function backupCommand(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false } },
  });
  const [file, ...others] = positionals;
  if (!file || others.length > 0)
    throw new UsageFault('backup needs one file, such as mijn-2026-12-01.tar, or - for standard output.');
  if (values.check) return { withoutData: async () => check(file) };
  if (file === STANDARD && process.stdout.isTTY)
    throw new UsageFault('backup - writes a tar archive: send it to a program or a file.');
  const target = file === STANDARD ? STANDARD : path.resolve(file);
  return {
    before: async (config: Config): Promise<void> => {
      await requireFiles(config);
      if (target === STANDARD) return;
      if (await exists(target)) throw new StartFault(`${target} exists already: choose another name.`);
      if (await exists(path.dirname(target))) return;
      throw new StartFault(`There is no folder ${path.dirname(target)} for the backup.`);
    },
    schema: 'as it is' as const,
    run: async ({ config, database, secret, now }: Foundation): Promise<string> => {
      const isInFile = config.sessionSecret === undefined;
      const made = await writeTo(target, {
        database,
        files: openFiles(config, { hasBreaker: false }),
        kinds: fileKinds,
        secret: secret.current,
        secretFile: isInFile ? await readSecretFile(config.dataDir) : undefined,
        now: now(),
        report,
        tell: console.error,
      });
      const place = target === STANDARD ? 'standard output' : target;
      const lines = [
        `Wrote ${made.rows} rows and ${made.files} files (${made.bytes} bytes) to ${place}.`,
        ...describeLearned(made),
        'It has personal data and can sign in as anyone: keep it where only operators can read it.',
        isInFile
          ? 'The variables and the brand file of the server are not in it.'
          : 'The variables and the brand file of the server are not in it; a restore needs the same SESSION_SECRET.',
      ];
      if (made.damaged > 0) {
        throw new StartFault(
          ...lines,
          `The backup has no good bytes of ${countFiles(made.damaged)} that rows need: see above. Everything else is in it.`,
        );
      }
      if (target !== STANDARD) return lines.join('\n');
      console.error(lines.join('\n'));
      return '';
    },
  };
}
