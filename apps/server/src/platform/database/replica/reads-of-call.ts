import { AsyncLocalStorage } from 'node:async_hooks';

interface ReadsOfCall {
  /** The position in the log of the primary up to which the reads have to show every change. */
  position: number;
}

const calls = new AsyncLocalStorage<ReadsOfCall>();

/** Runs a call that changes nothing, and whose prepared statements may therefore run on the read replica. */
export const withReplica = <Result>(position: number, run: () => Result): Result =>
  calls.run({ position }, run);

/** Returns undefined if the reads of the running call use the primary. */
export const readsOfCall = (): ReadsOfCall | undefined => calls.getStore();
