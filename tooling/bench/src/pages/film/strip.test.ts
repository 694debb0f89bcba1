import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { joinFrames, sampleFrames, STRIP_BYTES_MAX } from './strip.ts';

const [one, two, three] = ['one', 'two', 'three'].map((name) => Buffer.from(name));
const noise = async (): Promise<Buffer> =>
  sharp(randomBytes(180 * 370 * 3), { raw: { width: 180, height: 370, channels: 3 } })
    .png()
    .toBuffer();

describe('the frames of a film', () => {
  it('are what is shown at each step, without steps that changed nothing', () => {
    const frames = [
      { image: one ?? Buffer.alloc(0), at: 0 },
      { image: two ?? Buffer.alloc(0), at: 260 },
      { image: three ?? Buffer.alloc(0), at: 300 },
      { image: one ?? Buffer.alloc(0), at: 1100 },
    ];
    expect(sampleFrames(frames, 250)).toEqual([
      { image: one, at: 0 },
      { image: three, at: 500 },
      { image: one, at: 1250 },
    ]);
  });

  it('are joined to one picture that is small enough, also if they are noise', async () => {
    const frames = await Promise.all(
      Array.from({ length: 12 }, async (_, at) => ({ image: await noise(), at: at * 250 })),
    );
    const strip = await joinFrames(frames);
    expect(strip.length).toBeLessThanOrEqual(STRIP_BYTES_MAX);
    await expect(sharp(strip).metadata()).resolves.toMatchObject({ format: 'png' });
  });

  it('are at least one', async () => {
    await expect(joinFrames([])).rejects.toThrow('The film has no frames.');
  });
});
