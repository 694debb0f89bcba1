import { errorCode } from './errors.ts';

/** The error codes of a full disk and a used quota of the system, and of a full disk of PostgreSQL (disk_full). */
const FULL_CODES: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** The error when the disk or the store has no room for a file. Nothing of the file is stored. */
export class StoreFull extends Error {
  constructor(options?: ErrorOptions) {
    super('The disk or the file store has no room: make room.', options);
    this.name = 'StoreFull';
  }
}

export function isStoreFull(thrown: unknown): boolean {
  if (thrown instanceof StoreFull || FULL_CODES.has(errorCode(thrown) ?? '')) return true;
  return typeof thrown === 'object' && thrown !== null && 'cause' in thrown && isStoreFull(thrown.cause);
}

export const asStoreFull = (error: unknown): unknown =>
  isStoreFull(error) && !(error instanceof StoreFull) ? new StoreFull({ cause: error }) : error;
