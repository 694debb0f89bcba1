import { isStoreFull } from './store-full.ts';

interface StoreUnavailableOptions extends ErrorOptions {
  mayHappenLater?: boolean;
}

/** The error when the file store does not respond in time, refuses a connection, or fails. */
export class StoreUnavailable extends Error {
  /** Whether the request was sent and got no response, so that a store that hung may still carry it out. */
  readonly mayHappenLater: boolean;

  constructor({ mayHappenLater = false, ...options }: StoreUnavailableOptions = {}) {
    super('The file store does not respond, or fails.', options);
    this.name = 'StoreUnavailable';
    this.mayHappenLater = mayHappenLater;
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

/** Returns the status of HTTP that the client of S3 has added to its error, if the store has sent one. */
export function storeStatusOf(error: object): number | undefined {
  const metadata: unknown = '$metadata' in error ? error.$metadata : undefined;
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return undefined;
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined;
}
