import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { zipFiles } from './zip-files.ts';

describe('a zip', () => {
  it('accepts files with any name', async () => {
    const names = ['B: Balans 2024', '/etc/passwd', '..', 'a/../../b', '', 'CON', 'é'.repeat(200)];
    const entry = { byte_size: 1, file_hash: 'hash', created_at: new Date('2026-06-10') };
    const read = async () => Readable.from([Buffer.from('a')]);
    const zip = zipFiles(
      { read },
      names.map((name) => Object.assign({ name }, entry)),
    );
    expect((await buffer(zip)).includes('B- Balans 2024')).toBe(true);
  });

  it('names the files that the store lacks in a text', async () => {
    const entry = { byte_size: 1, file_hash: 'hash', created_at: new Date('2026-06-10') };
    const read = async () => Readable.from([Buffer.from('a')]);
    const missing = [{ ...entry, name: 'Balans: 2024.pdf' }];
    const zip = await buffer(zipFiles({ read }, [{ ...entry, name: 'Notulen.pdf' }], missing));
    for (const name of ['Notulen.pdf', '_Ontbrekende bestanden.txt']) expect(zip.includes(name)).toBe(true);
  });

  it('breaks off when a file can not be read to its end', async () => {
    const entry = { name: 'Notulen.pdf', byte_size: 2, file_hash: 'hash', created_at: new Date(0) };
    const read = async () =>
      Readable.from(
        (async function* half() {
          yield Buffer.from('a');
          throw new Error('The disk has a fault.');
        })(),
      );
    await expect(buffer(zipFiles({ read }, [entry]))).rejects.toThrow('The disk has a fault.');
  });

  it('removes its listeners for files that it has read', async () => {
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
