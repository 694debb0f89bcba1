/** The maximum number of pixels of an image (inclusive). An A0 page at 300 dpi has 140 million; a larger image takes gigabytes of memory. */
export const IMAGE_PIXELS_MAX = 150_000_000;

/** The dictionary of an image is before a stream, and is never compressed or encrypted. */
const SIZES =
  /\/(?:Width|Height)\s+(?<one>\d{1,9})\b(?:(?!endobj|stream)[^]){0,1000}?\/(?:Width|Height)\s+(?<other>\d{1,9})\b/gu;

/** Returns whether a PDF has an image with more pixels than the maximum. */
export function holdsTooLargeImage(pdf: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(pdf);
  for (const { groups } of text.matchAll(SIZES)) {
    if (Number(groups?.['one']) * Number(groups?.['other']) > IMAGE_PIXELS_MAX) return true;
  }
  return false;
}
