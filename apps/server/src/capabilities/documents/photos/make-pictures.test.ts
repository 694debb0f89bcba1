import { Readable } from 'node:stream';
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import sharp, { type Sharp } from 'sharp';
import { createHugePng } from '../../../testing/hostile-files.ts';
import { createReader } from '../index.ts';
import type { Photographed } from './pictures.ts';
import {
  createPhoto,
  PHOTO_HEIGHT,
  PHOTO_WIDTH,
  QUARTERS,
  quartersOf,
  readHeic,
  SECRETS,
} from './testing/create-photo.ts';

jest.setTimeout(120_000);

const reader = createReader();
afterAll(() => reader.close());

const make = (bytes: Uint8Array, media_type = 'image/jpeg') =>
  reader.makePictures({ open: async () => Readable.from([bytes]), media_type });

type Made = Extract<Photographed, { failure: null }>;

async function made(bytes: Uint8Array, media_type?: string): Promise<Made> {
  const result = await make(bytes, media_type);
  if (result.failure !== null) throw new Error(`The photo is ${result.failure}.`);
  return result;
}

const picture = ({ pictures }: Made, size: string, format: string): Uint8Array =>
  pictures.find((one) => one.size === size && one.format === format)?.bytes ?? new Uint8Array();

/** The largest difference of a colour channel that compression explains. */
const DIFFERENCE_MAX = 12;

async function expectUpright(bytes: Uint8Array): Promise<void> {
  const { colours } = await quartersOf(bytes);
  const expected = QUARTERS.map((colour) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)));
  const differences = colours.flatMap((colour, index) =>
    colour.map((channel, at) => Math.abs(channel - (expected[index]?.[at] ?? 0))),
  );
  expect(Math.max(...differences)).toBeLessThan(DIFFERENCE_MAX);
}

function jpegSegments(bytes: Uint8Array): string[] {
  const found: string[] = [];
  const file = Buffer.from(bytes);
  for (let at = 2; file[at] === 0xff && file[at + 1] !== 0xda; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file[at + 1] ?? 0;
    if ((marker >= 0xe1 && marker <= 0xef) || marker === 0xfe) found.push(marker.toString(16));
  }
  return found;
}

function webpChunks(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes);
  const names: string[] = [];
  for (let at = 12; at + 8 <= file.length;) {
    names.push(file.toString('latin1', at, at + 4));
    const size = file.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return names;
}

describe('the pictures of a photo', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('are upright for EXIF orientation %i', async (orientation) => {
    const photo = await made(await createPhoto({ orientation }));
    expect([photo.width, photo.height]).toEqual([PHOTO_WIDTH, PHOTO_HEIGHT]);
    for (const { bytes } of photo.pictures) await expectUpright(bytes);
  });

  it.each(['jpeg', 'png', 'webp'] as const)('have no metadata, and sRGB colours, from %s', async (format) => {
    const bytes = await createPhoto({ format });
    expect(bytes.toString('latin1')).toContain('Bewoner van nr. 41');
    const photo = await made(bytes, `image/${format}`);
    expect(photo.pictures).toHaveLength(6);
    for (const one of photo.pictures) {
      const text = Buffer.from(one.bytes).toString('latin1');
      for (const secret of [...SECRETS, 'Exif', 'ICC_PROFILE']) expect(text).not.toContain(secret);
      if (one.format === 'jpeg') expect(jpegSegments(one.bytes)).toEqual([]);
      else expect(webpChunks(one.bytes)).toEqual(['VP8 ']);
      await expectUpright(one.bytes);
    }
  });

  it('are upright, without metadata and in sRGB from HEIC', async () => {
    const bytes = await readHeic();
    expect(bytes.toString('latin1')).toContain('Bewoner van nr. 41');
    for (const type of ['image/heic', 'image/heif']) {
      const photo = await made(bytes, type);
      expect([photo.width, photo.height]).toEqual([PHOTO_WIDTH, PHOTO_HEIGHT]);
      for (const one of photo.pictures) {
        expect(Buffer.from(one.bytes).toString('latin1')).not.toContain('Bewoner');
        await expectUpright(one.bytes);
      }
    }
  });

  it('have three sizes by the longest side, and a tiny placeholder', async () => {
    const photo = await made(await createPhoto({ width: 4032 }));
    expect([photo.width, photo.height]).toEqual([2560, 1920]);
    const widths = await Promise.all(
      ['small', 'medium', 'large'].map(
        async (size) => (await sharp(picture(photo, size, 'webp')).metadata()).width,
      ),
    );
    expect(widths).toEqual([480, 1200, 2560]);
    expect(photo.placeholder).toMatch(/^data:image\/webp;base64,/u);
    expect(photo.placeholder.length).toBeLessThan(500);
  });

  it('are never larger than the photo', async () => {
    const photo = await made(await createPhoto({ width: 300 }));
    for (const { bytes } of photo.pictures) expect((await sharp(bytes).metadata()).width).toBe(300);
  });

  it('show a transparent photo on white', async () => {
    const clear = await sharp({
      create: { width: 40, height: 30, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { colours } = await quartersOf(picture(await made(clear, 'image/png'), 'small', 'jpeg'));
    expect(colours[0]).toEqual([255, 255, 255]);
  });

  it.each([
    ['grey', (photo: Sharp) => photo.greyscale().jpeg()],
    ['CMYK', (photo: Sharp) => photo.toColourspace('cmyk').jpeg()],
    ['16 bits', (photo: Sharp) => photo.toColourspace('rgb16').png()],
  ])('are made from a photo in %s', async (_, convert) => {
    const bytes = await convert(sharp(await createPhoto())).toBuffer();
    const photo = await made(bytes, bytes[0] === 0x89 ? 'image/png' : 'image/jpeg');
    const { info } = await quartersOf(picture(photo, 'large', 'jpeg'));
    expect([info.width, info.channels]).toEqual([PHOTO_WIDTH, 3]);
  });
});

const SERVER_BYTES_MAX = 150_000_000;

describe('a photo fails, with bounded memory of the server and a working next photo', () => {
  it.each([
    ['too_many_pixels', 'PNG of 900 megapixels', 'image/png', async () => createHugePng(30_000)],
    ['too_many_pixels', 'PNG of 200 megapixels', 'image/png', async () => createHugePng(14_143)],
    ['damaged', 'truncated JPEG', 'image/jpeg', async () => (await createPhoto()).subarray(0, 2800)],
    [
      'damaged',
      'truncated PNG',
      'image/png',
      async () => (await createPhoto({ format: 'png' })).subarray(0, -900),
    ],
    ['damaged', 'truncated HEIC', 'image/heic', async () => (await readHeic()).subarray(0, 1500)],
    ['damaged', 'HEIC without its end', 'image/heic', async () => (await readHeic()).subarray(0, 2300)],
    ['damaged', 'HEIC of its first bytes', 'image/heic', async () => (await readHeic()).subarray(0, 60)],
    ['damaged', 'text', 'image/jpeg', async () => Buffer.from('Beste bewoners')],
    [
      'too_many_pixels',
      'HEIC with a huge header',
      'image/heic',
      async () => withHugeHeader(await readHeic()),
    ],
  ])('as %s if it is a %s', async (failure, _, mediaType, create) => {
    const bytes = await create();
    const before = process.memoryUsage.rss();
    expect((await make(bytes, mediaType)).failure).toBe(failure);
    expect(process.memoryUsage.rss() - before).toBeLessThan(SERVER_BYTES_MAX);
    await made(await createPhoto());
  });

  it('as unreadable if its process ends', async () => {
    const impatient = createReader({ timeoutMs: 1 });
    const bytes = await createPhoto({ width: 8000 });
    const open = async () => Readable.from([bytes]);
    expect(await impatient.makePictures({ open, media_type: 'image/jpeg' })).toEqual({
      failure: 'unreadable',
    });
    await impatient.close();
  });

  it('not, if it is a PNG of almost the maximum number of pixels', async () => {
    expect((await made(createHugePng(10_900), 'image/png')).width).toBe(2560);
  });
});

/** Returns a HEIC photo whose header promises 30,000 × 30,000 pixels. */
function withHugeHeader(photo: Buffer): Buffer {
  const huge = Buffer.from(photo);
  const size = huge.indexOf('ispe') + 8;
  huge.writeUInt32BE(30_000, size);
  huge.writeUInt32BE(30_000, size + 4);
  return huge;
}
