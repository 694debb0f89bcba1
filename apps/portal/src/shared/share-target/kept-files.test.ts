import { beforeEach, describe, expect, it } from '@jest/globals';
import { SHARED_FILES_MAX, SHARED_FILES_MS } from '@mijn/domain/limits';
import { memoryCaches } from '../../testing/memory-caches.ts';
import { deleteFiles, deleteOldFiles, type FileCaches, keepFiles, takeFiles } from './kept-files.ts';

const NOW = 1_790_000_000_000;

let caches: FileCaches;
beforeEach(() => {
  caches = memoryCaches();
});

const aPhoto = (name: string) => new File([`bytes of ${name}`], name, { type: 'image/jpeg' });
const namesOf = (files: readonly File[]) => files.map(({ name }) => name);

describe('shared files', () => {
  it('are taken once, with their names, types and bytes', async () => {
    await keepFiles([aPhoto('Lift “één” 🛗.jpg'), aPhoto('b.jpg')], caches, NOW);
    const [first, ...others] = await takeFiles(caches, NOW);
    expect([first?.name, first?.type]).toEqual(['Lift “één” 🛗.jpg', 'image/jpeg']);
    expect(await first?.text()).toBe('bytes of Lift “één” 🛗.jpg');
    expect(namesOf(others)).toEqual(['b.jpg']);
    expect(await takeFiles(caches, NOW)).toEqual([]);
  });

  it('replace those of an earlier share, and are at most as many as the portal takes', async () => {
    await keepFiles([aPhoto('earlier.jpg')], caches, NOW);
    const many = Array.from({ length: SHARED_FILES_MAX + 3 }, (_, place) => aPhoto(`${place}.jpg`));
    await keepFiles(many, caches, NOW);
    expect(namesOf(await takeFiles(caches, NOW))).toEqual(namesOf(many.slice(0, SHARED_FILES_MAX)));
  });

  it('are not taken after an hour, and are deleted then', async () => {
    await keepFiles([aPhoto('a.jpg')], caches, NOW);
    await deleteOldFiles(caches, NOW + SHARED_FILES_MS);
    expect(namesOf(await takeFiles(caches, NOW + SHARED_FILES_MS))).toEqual(['a.jpg']);
    await keepFiles([aPhoto('a.jpg')], caches, NOW);
    expect(await takeFiles(caches, NOW + SHARED_FILES_MS + 1)).toEqual([]);
    await keepFiles([aPhoto('a.jpg')], caches, NOW);
    await deleteOldFiles(caches, NOW + SHARED_FILES_MS + 1);
    expect(await takeFiles(caches, NOW)).toEqual([]);
  });

  it('go when the member signs out', async () => {
    await keepFiles([aPhoto('a.jpg')], caches, NOW);
    await deleteFiles(caches);
    expect(await takeFiles(caches, NOW)).toEqual([]);
  });
});
