import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config/read-config.ts';
import { AppError } from '../../wire/app-error.ts';
import { type KnownFile, knownFile } from './send-known.ts';

/**
 * Returns the service worker of the build. It ends with the ETag of the offline page: a browser compares the bytes of the two
 * scripts, so that another offline page makes it fetch the page again.
 */
export function serviceWorkerOf({ portalFolder }: Pick<Config, 'portalFolder'>, { etag }: KnownFile) {
  const file = path.join(portalFolder, 'service-worker.js');
  let builtAt: number | undefined;
  let known: KnownFile | undefined;
  return async (): Promise<KnownFile> => {
    const found = await stat(file).catch(() => undefined);
    if (!found) throw new AppError('not_found');
    if (!known || found.mtimeMs !== builtAt) {
      known = knownFile(
        `${await readFile(file, 'utf8')}\n// offline page ${etag}\n`,
        'text/javascript; charset=utf-8',
      );
      builtAt = found.mtimeMs;
    }
    return known;
  };
}
