import { createHash } from 'node:crypto';
import { pipeline, type Readable, Transform } from 'node:stream';
import { AppError } from '../../platform/wire/app-error.ts';
import { fingerprintOf } from './made-files.repository.ts';
import { measureBytes } from './measure-bytes.ts';
import type { Store } from './store.ts';

/** The bytes in the store are not those that were stored. Nothing but a backup has the right ones. */
class DamagedFile extends AppError {
  constructor() {
    super('file_missing');
    this.name = 'DamagedFile';
  }
}

/** The time for which ranges of bytes are sent that were right, in milliseconds. */
const GOOD_MS = 60 * 60_000;

/** The time for which bytes count as missing that were wrong, in milliseconds, unless they are stored again. */
const BAD_MS = 10 * 60_000;

/** The number of keys that a process remembers of each kind: at most a few megabytes. */
const KEYS_MAX = 5000;

/** Remembers values by key. The oldest go first. */
function createMemory<Value>() {
  const values = new Map<string, Value>();
  return {
    get: (key: string) => values.get(key),
    set: (key: string, value: Value): void => {
      values.delete(key);
      values.set(key, value);
      const [oldest] = values.size > KEYS_MAX ? values.keys() : [];
      if (oldest !== undefined) values.delete(oldest);
    },
    delete: (key: string) => values.delete(key),
  };
}

export interface Checks {
  /** Is called for each key whose bytes are damaged, each time that they are read. */
  onDamaged: (key: string) => void;
  /** Returns the fingerprints of made files that are known. */
  listMade: (keys: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Monotonic milliseconds. */
  now?: () => number;
}

const CONTENT = /^content\/[0-9a-f]{2}\/(?<hash>[0-9a-f]{64})$/u;
const MADE = /^(?:pictures|thumbnails)\//u;

/** Holds the last bytes back until the hash of all of them is known, so that a receiver never gets damaged bytes whole. */
function checking(source: Readable, end: (hash: string) => boolean): Readable {
  const digest = createHash('sha256');
  let held: Buffer | undefined;
  const checked = new Transform({
    transform: (chunk: Buffer, _, done) => {
      digest.update(chunk);
      const before = held;
      held = chunk;
      done(null, before);
    },
    flush: (done) => (end(digest.digest('hex')) ? done(null, held) : done(new DamagedFile())),
  });
  // Whoever reads gets the error.
  pipeline(source, checked, () => undefined);
  return checked;
}

/**
 * Compares all bytes that are read with their hash (docs/decisions/0110). The bytes of a range can't be: before the first range, and once an
 * hour, all are read. A method `read` @throws DamagedFile, also while the bytes are read.
 */
export function withChecks(
  store: Store,
  { onDamaged, listMade, now = () => performance.now() }: Checks,
): Store {
  const good = createMemory<number>();
  const bad = createMemory<number>();
  const known = createMemory<string>();
  const running = new Map<string, Promise<void>>();

  const fingerprintOfKey = async (key: string): Promise<string | undefined> => {
    const hash = CONTENT.exec(key)?.groups?.['hash'];
    if (hash !== undefined) return fingerprintOf(hash);
    if (!MADE.test(key)) return undefined;
    const found = known.get(key) ?? (await listMade([key]).catch(() => undefined))?.get(key);
    if (found !== undefined) known.set(key, found);
    return found;
  };
  const note = (key: string, isRight: boolean): boolean => {
    if (isRight) {
      good.set(key, now() + GOOD_MS);
      bad.delete(key);
    } else {
      good.delete(key);
      bad.set(key, now() + BAD_MS);
      onDamaged(key);
    }
    return isRight;
  };
  const isBad = (key: string): boolean => (bad.get(key) ?? 0) > now();
  const forget = (key: string): void => {
    good.delete(key);
    bad.delete(key);
    known.delete(key);
  };
  const readAll = async (key: string, fingerprint: string): Promise<void> => {
    const { hash } = await measureBytes(await store.read(key));
    if (!note(key, fingerprintOf(hash) === fingerprint)) throw new DamagedFile();
  };
  /** Several ranges of a file are asked for at the same time. */
  const readAllOnce = (key: string, fingerprint: string): Promise<void> => {
    const reading = running.get(key) ?? readAll(key, fingerprint).finally(() => running.delete(key));
    running.set(key, reading);
    return reading;
  };

  return {
    ...store,
    has: async (key) => !isBad(key) && store.has(key),
    read: async (key, range) => {
      const fingerprint = await fingerprintOfKey(key);
      if (fingerprint === undefined) return store.read(key, range);
      if (!range)
        return checking(await store.read(key), (hash) => note(key, fingerprintOf(hash) === fingerprint));
      if ((good.get(key) ?? 0) <= now()) await readAllOnce(key, fingerprint);
      return store.read(key, range);
    },
    put: async (key, localPath) => {
      await store.put(key, localPath);
      forget(key);
    },
    remove: async (key) => {
      await store.remove(key);
      forget(key);
    },
  };
}

/** Sends no more bytes than the response has, and the last of them only at the end, because a receiver stops reading there. */
export function exactly(source: Readable, size: number): Readable {
  let sent = 0;
  let held: Buffer | undefined;
  const counted = new Transform({
    transform: (chunk: Buffer, _, done) => {
      sent += chunk.length;
      if (sent < size) return done(null, chunk);
      // What comes after the end is read and dropped, so that the damage is found.
      if (sent === size) held = chunk;
      return done();
    },
    flush: (done) => (sent === size ? done(null, held) : done(new DamagedFile())),
  });
  pipeline(source, counted, () => undefined);
  return counted;
}
