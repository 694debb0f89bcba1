import path from 'node:path';
import { parseArgs } from 'node:util';
import { fingerprintOf, HASHES_SINCE } from '../capabilities/backup/archive.ts';
import type { BackupStart } from '../capabilities/backup/read-entries.ts';
import { readBackupStart, restoreBackup } from '../capabilities/backup/restore-backup.ts';
import { openDataFolder } from '../platform/config/data-folder.ts';
import { keepSecret } from '../platform/config/kept-secret.ts';
import { StartFault } from '../platform/config/errors.ts';
import type { Config } from '../platform/config/read-config.ts';
import { createPatientFiles, openFiles } from '../capabilities/files/index.ts';
import { fileKinds } from '../modules/index.ts';
import type { Finding } from '../capabilities/stored-files/count-damage.ts';
import { allSecrets } from '../platform/security/server-secret.ts';
import type { Foundation } from '../platform/foundation.ts';
import { describePlace } from './places.ts';
import { UsageFault } from './usage.ts';

/** @throws StartFault if sessions and links of the backup would not be valid. */
function checkSecret({ secret, config }: Foundation, { manifest, secretFile }: BackupStart): void {
  if (allSecrets(secret).some((one) => fingerprintOf(one) === manifest.secret_fingerprint)) return;
  throw new StartFault(
    secretFile === undefined || config.sessionSecret !== undefined
      ? 'Set SESSION_SECRET to the secret of the server that was backed up: with another one, nobody stays signed in and no mailed link works.'
      : `The data folder ${config.dataDir} has another session secret than the backup: restore into a new data folder.`,
  );
}

export function restoreCommand(args: string[]) {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [file, ...others] = positionals;
  if (!file || others.length > 0)
    throw new UsageFault('restore needs one file that mijn backup has written.');
  const source = path.resolve(file);
  return {
    before: async (config: Config): Promise<void> => {
      const { secretFile } = await readBackupStart(source);
      await openDataFolder(config.dataDir);
      if (secretFile !== undefined && config.sessionSecret === undefined) {
        await keepSecret(config.dataDir, secretFile);
      }
      console.error(`Restores into ${describePlace(config)}.`);
    },
    place: 'alone' as const,
    schema: 'any' as const,
    run: async (foundation: Foundation): Promise<string> => {
      const { config, database } = foundation;
      const start = await readBackupStart(source);
      checkSecret(foundation, start);
      const target = {
        database,
        files: createPatientFiles(openFiles(config, { hasBreaker: false })),
        kinds: fileKinds,
        report: ({ fault, key, details }: Finding) => console.error(`${fault}: ${key}: ${details}.`),
      };
      const { rows, files, bytes, damaged } = await restoreBackup(source, start, target);
      const lines = [
        `Restored ${rows} rows and ${damaged === 0 ? '' : 'the good ones of '}${files} files (${bytes} bytes) of ${start.manifest.created_at}.`,
        ...(start.manifest.format < HASHES_SINCE
          ? [
              'The backup is of an older version, without hashes of pictures, thumbnails and exports: damage of these was not found.',
            ]
          : []),
        'Mails and other work that waited at that moment are sent and done when the server starts.',
      ];
      if (damaged === 0) return lines.join('\n');
      throw new StartFault(
        ...lines,
        `${damaged} ${damaged === 1 ? 'file is' : 'files are'} missing, see above: members read that when they open them. Take them from another backup.`,
      );
    },
  };
}
