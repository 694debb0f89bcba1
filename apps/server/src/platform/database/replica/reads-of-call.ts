import { AsyncLocalStorage } from 'node:async_hooks';

/** What the reads of a call have to show. */
interface ReadsOfCall {
  /** The position in the log of the primary up to which they have to show every change. */
  position: number;
}

const calls = new AsyncLocalStorage<ReadsOfCall>();

/** Runs a call that changes nothing, and whose prepared statements may therefore run on the read replica. */
export const withReplica = <Result>(position: number, run: () => Result): Result =>
  calls.run({ position }, run);

/** Returns what the reads of the running call have to show, or undefined if they run on the primary. */
export const readsOfCall = (): ReadsOfCall | undefined => calls.getStore();
