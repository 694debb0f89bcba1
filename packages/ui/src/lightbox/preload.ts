import type { Photo } from '../photo-grid/photo-grid.tsx';

/** Has the browser fetch a photo in the size that it will be shown in. */
export function preload({ src, srcSet }: Photo, sizes: string): void {
  const image = new Image();
  if (srcSet !== undefined) {
    image.sizes = sizes;
    image.srcset = srcSet;
  }
  image.src = src;
}
