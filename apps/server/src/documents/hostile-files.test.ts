import { Readable } from 'node:stream';
import { afterAll, afterEach, describe, expect, it, jest } from '@jest/globals';
import { createPdf } from '../testing/create-file.ts';
import {
  createFlateBombPdf,
  createHugeImagePdf,
  createHugePagePdf,
  createHugePng,
  createManyLinesPdf,
} from '../testing/hostile-files.ts';
import { createReader } from './index.ts';

jest.setTimeout(180_000);

const reader = createReader();
afterAll(() => reader.close());

const read = (bytes: Uint8Array, media_type = 'application/pdf') =>
  reader.read({ open: async () => Readable.from([bytes]), media_type });

/** Bytes of memory that the server may take more than before. */
const SERVER_BYTES_MAX = 300_000_000;

/** Reads a file, and watches what the memory of this process grows by meanwhile. */
async function readWatching(bytes: Uint8Array, media_type?: string) {
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 10);
  const reading = await read(bytes, media_type);
  clearInterval(timer);
  expect(most - before).toBeLessThan(SERVER_BYTES_MAX);
  return reading;
}

afterEach(async () => {
  expect((await read(await createPdf('De volgende'))).pages).toEqual(['De volgende']);
});

describe('a file that is made to take all memory', () => {
  it('loses the picture of 30,000 × 30,000 pixels in it, and none of its text', async () => {
    const reading = await readWatching(createHugeImagePdf('Notulen'));
    expect(reading).toMatchObject({
      page_count: 2,
      pages: ['Notulen', 'Onder de plaat'],
      thumbnail: expect.anything(),
      is_unreadable: false,
    });
  });

  it('keeps the text of the pages before the one that unpacks to 1 GB', async () => {
    const reading = await readWatching(createFlateBombPdf('Notulen'));
    expect(reading).toEqual({ page_count: 2, pages: ['Notulen'], thumbnail: null, is_unreadable: true });
  });

  it('keeps the text of a page whose 3,000,000 lines can not be drawn', async () => {
    const reading = await readWatching(createManyLinesPdf());
    expect(reading).toEqual({ page_count: 1, pages: [''], thumbnail: null, is_unreadable: true });
  });

  it('is a PDF of a page of 30,000 points, of which a small picture is made', async () => {
    const reading = await readWatching(createHugePagePdf(30_000, 30_000));
    expect(reading).toMatchObject({ pages: ['Grote plaat'], is_unreadable: false });
    expect(reading.thumbnail?.byteLength).toBeGreaterThan(0);
  });

  it('is a picture of 30,000 × 30,000 pixels, which is not read', async () => {
    const reading = await readWatching(createHugePng(30_000), 'image/png');
    expect(reading).toMatchObject({ thumbnail: null, is_unreadable: true });
  });

  it('is a picture as large as is read', async () => {
    const reading = await readWatching(createHugePng(10_900), 'image/png');
    expect(reading).toMatchObject({ is_unreadable: false });
    expect(reading.thumbnail?.byteLength).toBeGreaterThan(0);
  });
});
