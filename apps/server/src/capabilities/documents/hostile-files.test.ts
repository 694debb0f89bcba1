import { Readable } from 'node:stream';
import { afterAll, afterEach, describe, expect, it, jest } from '@jest/globals';
import { isLong, sizeOf } from '@mijn/jest/long';
import { createPdf } from '../../testing/create-file.ts';
import {
  createFlateBombPdf,
  createHugeImagePdf,
  createHugePagePdf,
  createHugePng,
  createManyLinesPdf,
  SMALL_MEMORY_BYTES,
} from '../../testing/hostile-files.ts';
import { createReader } from './index.ts';
import { READER_MEMORY_BYTES } from './reading.ts';

jest.setTimeout(180_000);

const reader = createReader();
/** A file reaches the limit of this reader within seconds, instead of a minute. */
const small = createReader({ memoryBytes: sizeOf(READER_MEMORY_BYTES, SMALL_MEMORY_BYTES) });
afterAll(() => Promise.all([reader.close(), small.close()]));

const read = (bytes: Uint8Array, media_type = 'application/pdf', by = reader) =>
  by.read({ open: async () => Readable.from([bytes]), media_type });

const SERVER_BYTES_MAX = 300_000_000;

async function readWatching(bytes: Uint8Array, media_type?: string, by = reader) {
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 10);
  const reading = await read(bytes, media_type, by);
  clearInterval(timer);
  expect(most - before).toBeLessThan(SERVER_BYTES_MAX);
  return reading;
}

afterEach(async () => {
  expect((await read(await createPdf('De volgende'))).pages).toEqual(['De volgende']);
});

describe('a file that would take all memory', () => {
  it('has text but no image, if the image has 30,000 × 30,000 pixels', async () => {
    const reading = await readWatching(createHugeImagePdf('Notulen'));
    expect(reading).toMatchObject({
      page_count: 2,
      pages: ['Notulen', 'Onder de plaat'],
      thumbnail: expect.anything(),
      is_unreadable: false,
    });
  });

  it('has the text of the pages before the page that decompresses to 1 GB', async () => {
    const reading = await readWatching(createFlateBombPdf('Notulen'), 'application/pdf', small);
    expect(reading).toMatchObject({
      page_count: 2,
      pages: ['Notulen'],
      thumbnail: null,
      is_unreadable: true,
    });
    expect((await read(await createPdf('Nog een'), 'application/pdf', small)).pages).toEqual(['Nog een']);
  });

  if (isLong()) {
    it('is unreadable if it has a page with 3,000,000 lines', async () => {
      const reading = await readWatching(createManyLinesPdf());
      expect(reading).toMatchObject({ page_count: 1, pages: [''], thumbnail: null, is_unreadable: true });
    });
  }

  it('has a small thumbnail if it is a PDF with a page of 30,000 points', async () => {
    const reading = await readWatching(createHugePagePdf(30_000, 30_000));
    expect(reading).toMatchObject({ pages: ['Grote plaat'], is_unreadable: false });
    expect(reading.thumbnail?.byteLength).toBeGreaterThan(0);
  });

  it('is not read if it is a picture of 30,000 × 30,000 pixels', async () => {
    const reading = await readWatching(createHugePng(30_000), 'image/png');
    expect(reading).toMatchObject({ thumbnail: null, is_unreadable: true });
  });

  it('has a thumbnail if it is a picture just below the maximum size', async () => {
    const reading = await readWatching(createHugePng(10_900), 'image/png');
    expect(reading).toMatchObject({ is_unreadable: false });
    expect(reading.thumbnail?.byteLength).toBeGreaterThan(0);
  });
});
