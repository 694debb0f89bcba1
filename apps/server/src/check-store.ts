import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Files } from './capabilities/files/index.ts';
import { faultOf, StartFault } from './platform/config/errors.ts';
import type { Config } from './platform/config/read-config.ts';
import { readS3Address } from './platform/config/s3-address.ts';
import { storeStatusOf } from './platform/config/store-unavailable.ts';

/** The longest time that a start waits for the store, in milliseconds. */
const PATIENCE_MS = 10_000;

interface Refusal {
  name: string;
  message: string;
}

/** Returns the response of a store that is there and refuses, such as NoSuchBucket or AccessDenied. */
function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof Error)) return undefined;
  const status = storeStatusOf(error);
  const isRefused = status !== undefined && status >= 300 && status < 500 && status !== 429;
  if (isRefused || error.name === 'CredentialsProviderError') return error;
  return refusalOf(error.cause);
}

/**
 * Writes an object into the store of FILES_URL and removes it, because a wrong bucket would show at the first upload. A store
 * that does not answer is logged alone: it may come back, and members who use no files need none. @throws StartFault if
 * the store refuses.
 */
export async function checkStore(
  { filesUrl }: Pick<Config, 'filesUrl'>,
  files: Pick<Files, 'receive' | 'remove'>,
  log: Pick<FastifyBaseLogger, 'error'>,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  if (filesUrl === undefined) return;
  const key = `probe/${randomUUID()}`;
  const probe = async (): Promise<'written'> => {
    const file = await files.receive(Readable.from([Buffer.from('probe')]), 100);
    await file.keep(key);
    await files.remove(key);
    return 'written';
  };
  const late = new AbortController();
  try {
    const outcome = await Promise.race([
      probe(),
      wait(patienceMs, undefined, { signal: late.signal }).catch(() => undefined),
    ]);
    if (outcome === undefined) log.error('the file store of FILES_URL does not answer');
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) {
      log.error(faultOf(error), 'the file store of FILES_URL does not answer');
      return;
    }
    const { bucket } = readS3Address(filesUrl);
    throw new StartFault(
      `The bucket ${bucket} of FILES_URL can't be written (${refusal.name}: ${refusal.message}): make it, give the key the right to write, or correct FILES_URL.`,
    );
  } finally {
    late.abort();
  }
}
