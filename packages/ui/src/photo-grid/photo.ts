/** A photo, in the sizes that there are of it. */
export interface Photo {
  id: string;
  /** The address of a size that every browser can show. */
  src: string;
  /** The other sizes, as of an `img`: `/p/1-400.webp 400w, /p/1-1600.webp 1600w`. */
  srcSet?: string | undefined;
  /** Of the largest size, in pixels: keeps its place free while it loads. */
  width: number;
  height: number;
  /** What can be seen on it; empty when nobody has said so. */
  alt: string;
  caption?: string | undefined;
  /** While it loads: the photo in a few pixels as a `data:` address, or its main colour. */
  placeholder?: { image: string } | { colour: string } | undefined;
}
