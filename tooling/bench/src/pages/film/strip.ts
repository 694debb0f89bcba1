import sharp from 'sharp';

/** A picture of the page, and its time since the start of the journey, in milliseconds. */
export interface Frame {
  image: Buffer;
  at: number;
}

/** The maximum size of a strip, in bytes. Strips are stored in the repository. */
export const STRIP_BYTES_MAX = 150_000;

const looks = [
  { width: 150, colours: 64 },
  { width: 120, colours: 32 },
  { width: 100, colours: 16 },
  { width: 80, colours: 8 },
] as const;

const PER_ROW = 10;
const GAP = 6;
const LABEL = 16;

/** Returns the frames at the steps of an interval (milliseconds), without the steps at which the screen did not change. */
export function sampleFrames(frames: readonly Frame[], interval: number): Frame[] {
  const end = frames.at(-1)?.at ?? 0;
  const samples: Frame[] = [];
  for (let at = 0; at < end + interval; at += interval) {
    const shown = frames.findLast((frame) => frame.at <= at);
    if (shown && shown.image !== samples.at(-1)?.image) samples.push({ image: shown.image, at });
  }
  return samples;
}

const label = (text: string, width: number): Buffer =>
  Buffer.from(
    `<svg width="${width}" height="${LABEL}"><text x="2" y="12" font-family="sans-serif" font-size="12">${text}</text></svg>`,
  );

async function drawStrip(
  frames: readonly Frame[],
  { width, colours }: (typeof looks)[number],
): Promise<Buffer> {
  const images = await Promise.all(
    frames.map(async ({ image }) =>
      sharp(image).resize({ width }).png().toBuffer({ resolveWithObject: true }),
    ),
  );
  const height = Math.max(...images.map(({ info }) => info.height)) + LABEL;
  const parts = images.flatMap(({ data }, at) => {
    const left = GAP + (at % PER_ROW) * (width + GAP);
    const top = GAP + Math.floor(at / PER_ROW) * (height + GAP);
    const text = `${((frames[at]?.at ?? 0) / 1000).toFixed(2)} s`;
    return [
      { input: label(text, width), left, top },
      { input: data, left, top: top + LABEL },
    ];
  });
  const columns = Math.min(PER_ROW, images.length);
  const rows = Math.ceil(images.length / PER_ROW);
  return sharp({
    create: {
      width: GAP + columns * (width + GAP),
      height: GAP + rows * (height + GAP),
      channels: 3,
      background: '#ccc',
    },
  })
    .composite(parts)
    .png({ palette: true, colours, compressionLevel: 9 })
    .toBuffer();
}

export async function joinFrames(frames: readonly Frame[]): Promise<Buffer> {
  if (frames.length === 0) throw new Error('The film has no frames.');
  for (const look of looks) {
    const strip = await drawStrip(frames, look);
    if (strip.length <= STRIP_BYTES_MAX) return strip;
  }
  throw new Error(`${frames.length} frames do not fit in ${STRIP_BYTES_MAX} bytes.`);
}
