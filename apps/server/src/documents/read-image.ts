import sharp from 'sharp';
import { PICTURE_PIXELS_MAX, type Tell, THUMBNAIL_HEIGHT_MAX_PX, THUMBNAIL_WIDTH_PX } from './reading.ts';

// One picture at a time, and none of it is needed again.
sharp.concurrency(1);
sharp.cache(false);

/** Makes a picture small and upright; its metadata, place included, stay behind. @throws when it is broken. */
export async function readImage(bytes: Uint8Array, tell: Tell): Promise<void> {
  const thumbnail = await sharp(bytes, { limitInputPixels: PICTURE_PIXELS_MAX })
    .rotate()
    .resize({
      width: THUMBNAIL_WIDTH_PX,
      height: THUMBNAIL_HEIGHT_MAX_PX,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .webp({ quality: 82 })
    .toBuffer();
  await tell({ kind: 'thumbnail', bytes: new Uint8Array(thumbnail) });
}
