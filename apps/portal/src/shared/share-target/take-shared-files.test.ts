import { afterEach, expect, it } from '@jest/globals';
import { memoryCaches } from '../../testing/memory-caches.ts';
import { keepFiles, keepMember } from './kept-files.ts';
import { findOwnerOfShared, takeSharedFiles } from './take-shared-files.ts';

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

it('says which member was signed in when the files were shared', async () => {
  const caches = memoryCaches();
  Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true });
  expect(await findOwnerOfShared()).toBeUndefined();
  const share = async () =>
    keepFiles([new File(['x'], 'lift.jpg', { type: 'image/jpeg' })], caches, Date.now());
  await share();
  expect(await findOwnerOfShared()).toBe('');
  await keepMember(caches, 'anna');
  await share();
  await keepMember(caches, 'bram');
  expect(await findOwnerOfShared()).toBe('anna');
});

it('returns no files in a browser without a cache, or whose cache fails', async () => {
  expect(await takeSharedFiles()).toEqual([]);
  const has = async () => Promise.reject(new Error('no access'));
  Object.defineProperty(globalThis, 'caches', { value: { has }, configurable: true });
  expect(await takeSharedFiles()).toEqual([]);
});
