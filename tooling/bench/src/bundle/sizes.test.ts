import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { totalBytes, wireBytesIn } from './sizes.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sizes-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the bytes of a file', () => {
  it('are those of the compressed file next to the file', async () => {
    await writeFile(path.join(folder, 'a.js'), 'x'.repeat(5000));
    await writeFile(path.join(folder, 'a.js.br'), 'y'.repeat(7));
    expect(wireBytesIn(folder)('a.js')).toBe(7);
  });
  it('are computed with brotli if there is no compressed file', async () => {
    const text = 'let answer = 42;'.repeat(100);
    await writeFile(path.join(folder, 'a.js'), text);
    const compressed = brotliCompressSync(text);
    expect(brotliDecompressSync(compressed).toString()).toBe(text);
    expect(wireBytesIn(folder)('a.js')).toBeLessThan(text.length / 10);
    expect(totalBytes(['a.js', 'a.js'], wireBytesIn(folder))).toBe(2 * wireBytesIn(folder)('a.js'));
  });
});
