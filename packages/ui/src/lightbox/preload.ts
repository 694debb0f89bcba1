import type { Photo } from '../photo-grid/photo-grid.tsx';

/** Makes the browser fetch a photo in the size in which it will be shown. */
export function preload({ src, srcSet }: Photo, sizes: string): void {
  const image = new Image();
  if (srcSet !== undefined) {
    image.sizes = sizes;
    image.srcset = srcSet;
  }
  image.src = src;
}
