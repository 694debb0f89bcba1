import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { createDiskStore } from './disk-store.ts';
import { receive, removeReceived } from './files.ts';
import { type Measured, measureBytes } from './measure-bytes.ts';
import { readS3Address } from '../../platform/config/s3-address.ts';
import { createS3Store, STORE_TIMES, type StoreTimes } from './s3-store.ts';
import type { Store } from './store.ts';

/** A move waits longer than members do. */
const MOVE_TIMES: StoreTimes = { ...STORE_TIMES, response: 60_000, idle: 60_000, uploadIdle: 60_000 };

const TEMPORARY = 'move-';

export interface StoreMove {
  source: Store;
  target: Store;
  /**
   * Replaces bytes of the target, after the check of the source. @param check throws if the bytes are not the stored ones.
   */
  copy: (key: string, check: (measured: Measured) => void) => Promise<void>;
  /** Deletes files of a killed move. No other move may run. */
  removeTemporary: () => Promise<void>;
}

/** Opens the folder `files` and an S3-compatible store. @param to the target. @param s3Url in the form of FILES_URL. */
export function openStoreMove(
  to: 's3' | 'disk',
  dataDir: string,
  s3Url: string,
  times: StoreTimes = MOVE_TIMES,
): StoreMove {
  const root = path.join(dataDir, 'files');
  const incoming = path.join(root, 'incoming');
  const disk = createDiskStore(root);
  const s3 = createS3Store(readS3Address(s3Url), times);
  const removeTemporary = () => removeReceived(incoming, TEMPORARY);
  if (to === 's3') {
    return {
      source: disk,
      target: s3,
      copy: async (key, check) => {
        check(await measureBytes(await disk.read(key)));
        // The file is sent from its place, because a full disk may be the reason for the move.
        await s3.upload(key, disk.pathOf(key));
      },
      removeTemporary,
    };
  }
  return {
    source: s3,
    target: disk,
    copy: async (key, check) => {
      const file = await receive(disk, incoming, await s3.read(key), Infinity, TEMPORARY + randomUUID());
      try {
        check(file);
        await disk.put(key, file.path);
      } finally {
        await file.discard();
      }
    },
    removeTemporary,
  };
}
