export interface Photo {
  id: string;
  /** The URL of a size that all browsers can show. */
  src: string;
  /** The URLs of the other sizes, as in the `srcset` of an `img`: `/p/1-400.webp 400w, /p/1-1600.webp 1600w`. */
  srcSet?: string | undefined;
  /** The width of the largest size, in pixels. The width and `height` reserve the space of the photo while it loads. */
  width: number;
  height: number;
  /** The alternative text, or an empty text if nobody has described the photo. */
  alt: string;
  caption?: string | undefined;
  /** The placeholder while the photo loads: the photo in a few pixels as a `data:` URL, or its main colour. */
  placeholder?: { image: string } | { colour: string } | undefined;
  /** The reason why the photo can't be shown, such as "Wordt verwerkt". Such a photo cannot be opened. */
  note?: string | undefined;
}
