import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  box,
  createFragments,
  createLargeVideo,
  createSound,
  createVideo,
  PICTURES,
  PRIVATE,
  SOUND,
} from '../../testing/create-video.ts';
import { withoutMetadata } from './video-metadata.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'video-'));
});
afterAll(async () => rm(folder, { recursive: true }));

async function clean(bytes: Buffer): Promise<Buffer> {
  const file = path.join(folder, 'video.mov');
  await writeFile(file, bytes);
  const chunks: Buffer[] = [];
  for await (const chunk of await withoutMetadata(file)) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

const found = (bytes: Buffer, texts: readonly string[]): string[] =>
  texts.filter((text) => bytes.includes(text, 0, 'latin1'));

describe('the metadata of a video', () => {
  it.each([true, false])('goes, with the index first: %s', async (isIndexFirst) => {
    const video = createVideo({ isIndexFirst });
    expect(found(video, PRIVATE)).toEqual(PRIVATE);
    const cleaned = await clean(video);
    expect(found(cleaned, PRIVATE)).toEqual([]);
    expect(found(cleaned, ['©xyz', 'udta', 'ilst', 'uuid', 'tref'])).toEqual([]);
  });

  it('leaves pictures, sound and their index where they are', async () => {
    const video = createVideo();
    const cleaned = await clean(video);
    expect(cleaned).toHaveLength(video.length);
    for (const kept of [PICTURES, SOUND, 'avc1', 'mp4a', 'mvhd', 'stco', 'stsz', 'mdat', 'ftyp'])
      expect(cleaned.indexOf(kept)).toBe(video.indexOf(kept));
    expect(cleaned.toString('latin1').split('trak')).toHaveLength(3);
  });

  it('goes only once: a cleaned video stays the same', async () => {
    const cleaned = await clean(createVideo());
    expect(await clean(cleaned)).toEqual(cleaned);
  });

  it('goes from a video that is read in many pieces', async () => {
    const video = Buffer.concat([createLargeVideo(1_000_000), box('uuid', Buffer.alloc(300_000, 'iPhone'))]);
    const cleaned = await clean(video);
    expect(found(cleaned, PRIVATE)).toEqual([]);
    expect(cleaned.subarray(0, 900_000).equals(video.subarray(0, 900_000))).toBe(true);
  });

  it('goes from a video in fragments, if its tracks are all played', async () => {
    const cleaned = await clean(createFragments('soun'));
    expect(found(cleaned, [...PRIVATE, 'uuid'])).toEqual([]);
    expect(found(cleaned, [PICTURES, 'trun'])).toEqual([PICTURES, 'trun']);
    await expect(clean(createFragments('meta'))).rejects.toMatchObject({ code: 'unsupported_file_type' });
  });
});

describe('a file that is no whole video', () => {
  const video = createVideo();
  it.each([
    ['cut off in its media', video.subarray(0, 150)],
    ['cut off before its index', video.subarray(0, video.indexOf('moov') - 4)],
    ['without media', Buffer.concat([box('ftyp', 'qt  '), box('moov', box('trak'))])],
    ['with a box that ends behind it', Buffer.concat([video, Buffer.from('\0\0\u0001\0free')])],
    ['with an index that is too large', Buffer.concat([video, box('moov', Buffer.alloc(9_000_000))])],
    ['of countless boxes', Buffer.concat(Array.from({ length: 5001 }, () => box('free')))],
  ])('is damaged: %s', async (_, bytes) => {
    await expect(clean(bytes)).rejects.toMatchObject({ code: 'file_damaged' });
  });

  it('is not accepted without pictures', async () => {
    await expect(clean(createSound())).rejects.toMatchObject({ code: 'unsupported_file_type' });
  });

  it('takes little time and memory with a table that says that it has billions of rows', async () => {
    const hostile = Buffer.from(video);
    for (let at = hostile.indexOf('stsz'); at > 0; at = hostile.indexOf('stsz', at + 1)) {
      hostile.writeUInt32BE(0xff_ff_ff_ff, at + 8);
      hostile.writeUInt32BE(0xff_ff_ff_ff, at + 12);
    }
    hostile.writeUInt32BE(0xff_ff_ff_ff, hostile.indexOf('stco') + 8);
    const cleaned = await clean(hostile);
    expect(cleaned).toHaveLength(video.length);
  });
});
