import sharp from 'sharp';
import { THUMBNAIL_HEIGHT_MAX_PX, THUMBNAIL_WIDTH_PX, type Reading } from './reading.ts';

/** Pixels of a picture at most: a few kilobytes can claim to be a picture that takes all memory. */
const PIXELS_MAX = 120_000_000;

/** Makes a picture small and upright; its metadata, place included, stay behind. @throws when it is broken. */
export async function readImage(bytes: Uint8Array): Promise<Reading> {
  const thumbnail = await sharp(bytes, { limitInputPixels: PIXELS_MAX })
    .rotate()
    .resize({
      width: THUMBNAIL_WIDTH_PX,
      height: THUMBNAIL_HEIGHT_MAX_PX,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .webp({ quality: 82 })
    .toBuffer();
  return { page_count: null, pages: [], thumbnail: new Uint8Array(thumbnail) };
}
