import { type PictureSize, pictureSizes } from '@mijn/domain/albums';

/** The formats of each size of a photo. Browsers that do not know WebP receive JPEG. */
export const pictureFormats = ['webp', 'jpeg'] as const;

export type PictureFormat = (typeof pictureFormats)[number];

export const isPictureSize = (name: string): name is PictureSize => Object.hasOwn(pictureSizes, name);

export const pictureNames: readonly PictureSize[] = Object.keys(pictureSizes).filter(isPictureSize);
