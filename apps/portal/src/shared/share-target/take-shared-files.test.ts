import { afterEach, expect, it } from '@jest/globals';
import { memoryCaches } from '../../testing/memory-caches.ts';
import { keepFiles } from './kept-files.ts';
import { takeSharedFiles } from './take-shared-files.ts';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches');
});

it('returns the shared files once', async () => {
  const caches = memoryCaches();
  Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true });
  await keepFiles([new File(['x'], 'lift.jpg', { type: 'image/jpeg' })], caches, Date.now());
  expect((await takeSharedFiles()).map(({ name }) => name)).toEqual(['lift.jpg']);
  expect(await takeSharedFiles()).toEqual([]);
});

it('returns no files in a browser without a cache, or whose cache fails', async () => {
  expect(await takeSharedFiles()).toEqual([]);
  const has = async () => Promise.reject(new Error('no access'));
  Object.defineProperty(globalThis, 'caches', { value: { has }, configurable: true });
  expect(await takeSharedFiles()).toEqual([]);
});
