import { isStoreFull } from './store-full.ts';

/** The error when the file store does not respond in time, refuses a connection, or fails. */
export class StoreUnavailable extends Error {
  constructor(options?: ErrorOptions) {
    super('The file store does not respond, or fails.', options);
    this.name = 'StoreUnavailable';
  }
}

export function isStoreUnavailable(thrown: unknown): boolean {
  if (thrown instanceof StoreUnavailable) return true;
  return (
    typeof thrown === 'object' && thrown !== null && 'cause' in thrown && isStoreUnavailable(thrown.cause)
  );
}

/** Returns whether the file store or the disk, and not the file, is the cause. */
export const isStoreFault = (thrown: unknown): boolean => isStoreFull(thrown) || isStoreUnavailable(thrown);
