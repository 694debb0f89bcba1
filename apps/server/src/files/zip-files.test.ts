import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { uniqueNames, zipFiles } from './zip-files.ts';

describe('the names in a zip', () => {
  it('are counted when they are the same but for capitals', () => {
    expect(uniqueNames(['a.pdf', 'A.pdf', 'a (2).pdf', 'a.pdf', 'geen'])).toEqual([
      'a.pdf',
      'A (2).pdf',
      'a (2) (2).pdf',
      'a (3).pdf',
      'geen',
    ]);
  });
});

describe('a zip', () => {
  it('lets go of every file that it has taken in', async () => {
    const entry = { byte_size: 1, file_hash: 'hash', created_at: new Date(0) };
    const entries = Array.from({ length: 20 }, (_, index) => ({ ...entry, name: `${index}.pdf` }));
    const listening: number[] = [];
    let zip: Readable | undefined;
    const read = async (): Promise<Readable> => {
      listening.push(zip?.listenerCount('close') ?? 0);
      return Readable.from([Buffer.from('a')]);
    };
    zip = zipFiles({ read }, entries);
    await buffer(zip);
    expect(listening).toHaveLength(entries.length);
    expect(Math.max(...listening)).toBeLessThan(10);
  });
});
