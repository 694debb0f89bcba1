import { Readable } from 'node:stream';
import { beforeEach, expect, it } from '@jest/globals';
import { StoreUnavailable } from '../../platform/config/store-unavailable.ts';
import { withBreaker } from './breaker.ts';
import { FileMissing, type Store } from './store.ts';

let fault: Error | undefined;
let calls: number;
let failures: number;
let time: number;
let store: Store;
beforeEach(() => {
  fault = undefined;
  calls = 0;
  failures = 0;
  time = 0;
  const call = async <T>(result: T): Promise<T> => {
    calls += 1;
    if (fault) throw fault;
    return result;
  };
  const own: Store = {
    put: () => call(undefined),
    has: () => call(true),
    sizeOf: () => call(1),
    read: () => call(Readable.from([Buffer.from('dakgoot')])),
    list: async function* list() {
      yield await call({ key: 'a', byte_size: 1, stored_at: new Date() });
    },
    remove: () => call(undefined),
  };
  store = withBreaker(own, { now: () => time, onFailure: () => (failures += 1) });
});

async function drain(list: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of list);
}

const methods: readonly [string, () => Promise<unknown>][] = [
  ['put', () => store.put('a', '/a')],
  ['has', () => store.has('a')],
  ['sizeOf', () => store.sizeOf('a')],
  ['read', async () => drain(await store.read('a'))],
  ['list', () => drain(store.list('a'))],
  ['remove', () => store.remove('a')],
];

async function failThreeTimes(): Promise<void> {
  fault = new StoreUnavailable();
  for (let count = 0; count < 3; count += 1) await expect(store.has('a')).rejects.toThrow(StoreUnavailable);
}

it.each(methods)('%s is refused without a call for ten seconds after three failures', async (_, run) => {
  await failThreeTimes();
  fault = undefined;
  time = 9999;
  await expect(run()).rejects.toThrow(StoreUnavailable);
  expect([calls, failures]).toEqual([3, 3]);
  time = 10_000;
  await run();
  await run();
  expect(calls).toBe(5);
});

it.each(methods)('%s counts as a failure when the store does not respond', async (_, run) => {
  fault = new StoreUnavailable();
  for (let count = 0; count < 4; count += 1) await expect(run()).rejects.toThrow(StoreUnavailable);
  expect([calls, failures]).toEqual([3, 3]);
});

it('only one call asks the store again, and a failure refuses the others for another ten seconds', async () => {
  await failThreeTimes();
  time = 10_000;
  const results = await Promise.allSettled([store.has('a'), store.has('a'), store.has('a')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(calls).toBe(4);
  time = 19_999;
  await expect(store.has('a')).rejects.toThrow(StoreUnavailable);
  expect(calls).toBe(4);
});

it('a missing file is a response of the store', async () => {
  fault = new StoreUnavailable();
  for (let count = 0; count < 2; count += 1) await expect(store.has('a')).rejects.toThrow(StoreUnavailable);
  fault = new FileMissing('a');
  await expect(store.read('a')).rejects.toThrow(FileMissing);
  fault = new StoreUnavailable();
  for (let count = 0; count < 2; count += 1) await expect(store.has('a')).rejects.toThrow(StoreUnavailable);
  expect(calls).toBe(5);
});

it('a transfer that stalls counts as a failure', async () => {
  for (let count = 0; count < 3; count += 1) {
    const body = await store.read('a');
    body.destroy(new StoreUnavailable());
    await expect(drain(body)).rejects.toThrow(StoreUnavailable);
  }
  await expect(store.has('a')).rejects.toThrow(StoreUnavailable);
  expect([calls, failures]).toEqual([3, 3]);
});
