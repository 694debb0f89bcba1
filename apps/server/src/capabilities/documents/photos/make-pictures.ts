import { pictureSizes } from '@mijn/domain/albums';
import { PHOTO_PIXELS_MAX } from '@mijn/domain/limits';
import sharp, { type Raw, type Sharp } from 'sharp';
import { type PictureFormat, pictureFormats, pictureNames } from '../../files/picture-formats.ts';
import { decodeHeic } from './decode-heic.ts';
import { PhotoFailed } from './photo-failed.ts';
import type { PhotoFinding } from './pictures.ts';

const PLACEHOLDER_PX = 16;

/** Both formats look the same, at about a third fewer bytes for WebP. */
const compress: Record<PictureFormat, (image: Sharp) => Sharp> = {
  webp: (image) => image.webp({ quality: 78, effort: 3 }),
  jpeg: (image) => image.jpeg({ quality: 82, progressive: true }),
};

const within = (image: Sharp, side: number): Sharp =>
  image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });

async function readableOf(mediaType: string, bytes: Uint8Array): Promise<Uint8Array> {
  if (mediaType === 'image/heic' || mediaType === 'image/heif') return decodeHeic(bytes);
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > PHOTO_PIXELS_MAX) throw new PhotoFailed('too_many_pixels');
  return bytes;
}

/** Decodes a photo once: upright, in sRGB, on white, at most as large as the largest picture. */
async function decode(source: Uint8Array): Promise<{ data: Buffer; raw: Raw }> {
  const photo = sharp(source, { limitInputPixels: PHOTO_PIXELS_MAX, failOn: 'error' }).autoOrient();
  const { data, info } = await within(photo, pictureSizes.large)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/** Reports each size without metadata as soon as it is made. @throws PhotoFailed, or an error of sharp for damage. */
export async function makePictures(
  mediaType: string,
  bytes: Uint8Array,
  report: (finding: PhotoFinding) => Promise<void>,
): Promise<void> {
  const { data, raw } = await decode(await readableOf(mediaType, bytes));
  for (const size of pictureNames) {
    for (const format of pictureFormats) {
      const sized = within(sharp(data, { raw }), pictureSizes[size]);
      const picture = await compress[format](sized).toBuffer();
      await report({ kind: 'picture', size, format, bytes: new Uint8Array(picture) });
    }
  }
  const tiny = await within(sharp(data, { raw }), PLACEHOLDER_PX).webp({ quality: 20 }).toBuffer();
  const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`;
  await report({ kind: 'facts', width: raw.width, height: raw.height, placeholder });
}

const NO_MEMORY = /memory|alloc/iu;

export function failureOf(error: unknown): PhotoFailed['failure'] {
  if (error instanceof PhotoFailed) return error.failure;
  return error instanceof Error && NO_MEMORY.test(error.message) ? 'unreadable' : 'damaged';
}
