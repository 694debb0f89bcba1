import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Config } from '../config/config.ts';
import { createDiskStore } from './disk-store.ts';
import { receive, type ReceivedFile } from './receive.ts';
import { removeLeftovers } from './remove-leftovers.ts';
import { readS3Address } from './s3-address.ts';
import { createS3Store } from './s3-store.ts';
import type { Store } from './store.ts';

/** Stored bytes, and the way in for new ones. */
export interface Files extends Store {
  /**
   * Writes what arrives to a temporary name and hashes it on the way. Nothing is in the store until `keep`.
   * @throws FileTooLarge after `limit` bytes; nothing is left then, nor when the source fails.
   */
  receive: (source: Readable, limit: number) => Promise<ReceivedFile>;
  /** Removes what a killed process was receiving, once no upload can still be at it. */
  removeLeftovers: (now: Date) => Promise<void>;
}

/** The store of this installation: FILES_URL, or else the folder `files` of the data folder. */
export function openFiles({ dataDir, filesUrl }: Pick<Config, 'dataDir' | 'filesUrl'>): Files {
  const root = path.join(dataDir, 'files');
  const store = filesUrl === undefined ? createDiskStore(root) : createS3Store(readS3Address(filesUrl));
  const incoming = path.join(root, 'incoming');
  return {
    ...store,
    receive: (source, limit) => receive(store, incoming, source, limit),
    removeLeftovers: (now) => removeLeftovers(incoming, now),
  };
}
