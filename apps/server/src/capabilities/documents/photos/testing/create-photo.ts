import { readFile } from 'node:fs/promises';
import sharp, { type OutputInfo, type Sharp } from 'sharp';

/** The colours of the quarters of the test photo: top left, top right, bottom left, bottom right. */
export const QUARTERS = ['#c82828', '#28a03c', '#2846c8', '#e6c828'] as const;

/** The size of the test photo when it is upright, in pixels. */
export const PHOTO_WIDTH = 640;
export const PHOTO_HEIGHT = 480;

function drawQuarters(): Sharp {
  const [w, h] = [PHOTO_WIDTH / 2, PHOTO_HEIGHT / 2];
  const quarters = QUARTERS.map(
    (fill, index) =>
      `<rect x="${(index % 2) * w}" y="${Math.floor(index / 2) * h}" width="${w}" height="${h}" fill="${fill}"/>`,
  );
  const size = `width="${PHOTO_WIDTH}" height="${PHOTO_HEIGHT}"`;
  return sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${quarters.join('')}</svg>`));
}

/** The keys are the values of the EXIF orientation. sharp mirrors an image before it turns the image. */
const stored: Record<number, (upright: Sharp) => Sharp> = {
  1: (upright) => upright,
  2: (upright) => upright.flop(),
  3: (upright) => upright.rotate(180),
  4: (upright) => upright.flip(),
  5: (upright) => upright.flip().rotate(90),
  6: (upright) => upright.rotate(270),
  7: (upright) => upright.flop().rotate(90),
  8: (upright) => upright.rotate(90),
};

/** The texts in the metadata of the test photo. A picture that contains one of them leaks metadata. */
export const SECRETS = ['Bewoner van nr. 41', 'Telefoon 12', 'XML:com.adobe.xmp', 'x:xmpmeta'];

/** Creates a photo of a phone: with place, device, owner, XMP and a colour profile of its own. */
export async function createPhoto({
  orientation = 1,
  format = 'jpeg',
  width,
}: {
  orientation?: number;
  format?: 'jpeg' | 'png' | 'webp';
  width?: number;
} = {}): Promise<Buffer<ArrayBuffer>> {
  const place = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '51/1 55/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '4/1 29/1 0/1',
  };
  const owner = { Copyright: 'Bewoner van nr. 41', Model: 'Telefoon 12' };
  const upright = sharp(await drawQuarters().png().toBuffer());
  const turned = sharp(await (stored[orientation] ?? stored[1])?.(upright).png().toBuffer());
  const sized = width === undefined ? turned : turned.resize({ width, kernel: 'nearest' });
  const photo = await sized
    .withMetadata({ orientation })
    .withExifMerge({ IFD0: owner, IFD3: place })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><x>Bewoner van nr. 41</x></x:xmpmeta>')
    .withIccProfile('p3')
    .toFormat(format, { quality: 95 })
    .toBuffer();
  return Buffer.from(photo);
}

/** Creates a photo of 12 megapixels with about as many details, and bytes, as one of a phone. */
export async function createLargePhoto(): Promise<Buffer<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const details = await sharp({
    create: { width: 1008, height: 756, channels: 3, background: '#888888', noise },
  })
    .png()
    .toBuffer();
  const photo = await sharp(details).resize(4032, 3024).jpeg({ quality: 92 }).toBuffer();
  return Buffer.from(photo);
}

/** Reads a HEIC photo as of an iPhone: turned, with colour profile, place and device, by `createPhoto` and `heif-enc`. */
export const readHeic = (): Promise<Buffer<ArrayBuffer>> =>
  readFile(new URL('quarters.heic', import.meta.url)).then((bytes) => Buffer.from(bytes));

export async function quartersOf(picture: Uint8Array): Promise<{ info: OutputInfo; colours: number[][] }> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): number[] => {
    const index = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return [...data.subarray(index, index + 3)];
  };
  return { info, colours: [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)] };
}
