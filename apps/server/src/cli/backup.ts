import { access } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createBackup } from '../capabilities/backup/create-backup.ts';
import { readSecretFile } from '../platform/config/kept-secret.ts';
import { StartFault } from '../platform/config/errors.ts';
import type { Config } from '../platform/config/read-config.ts';
import { openFiles } from '../capabilities/files/index.ts';
import { fileKinds } from '../modules/index.ts';
import type { Foundation } from '../platform/foundation.ts';
import { requireFiles } from './places.ts';
import { UsageFault } from './usage.ts';

const exists = async (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

export function backupCommand(args: string[]) {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new UsageFault('backup needs one file, such as mijn-2026-12-01.tar.');
  const target = path.resolve(file);
  return {
    before: async (config: Config): Promise<void> => {
      await requireFiles(config);
      if (await exists(target)) throw new StartFault(`${target} exists already: choose another name.`);
      if (await exists(path.dirname(target))) return;
      throw new StartFault(`There is no folder ${path.dirname(target)} for the backup.`);
    },
    schema: 'as it is' as const,
    run: async ({ config, database, secret, now }: Foundation): Promise<string> => {
      const isInFile = config.sessionSecret === undefined;
      const made = await createBackup(
        {
          database,
          files: openFiles(config),
          kinds: fileKinds,
          secret: secret.current,
          secretFile: isInFile ? await readSecretFile(config.dataDir) : undefined,
          now: now(),
          report: ({ fault, key, details }) => console.error(`${fault}: ${key}: ${details}.`),
        },
        target,
      );
      const lines = [
        `Wrote ${made.rows} rows and ${made.files} files (${made.bytes} bytes) to ${target}.`,
        'It has personal data and can sign in as anyone: keep it where only operators can read it.',
        isInFile
          ? 'The variables and the brand file of the server are not in it.'
          : 'The variables and the brand file of the server are not in it; a restore needs the same SESSION_SECRET.',
      ];
      if (made.damaged === 0) return lines.join('\n');
      throw new StartFault(
        ...lines,
        `The backup lacks ${made.damaged} files that rows need, because the store lacks them: see mijn verify.`,
      );
    },
  };
}
