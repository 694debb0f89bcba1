/** Pixels of an image that is drawn: A0 at 300 dpi has 140 million. One that is larger takes gigabytes to unpack. */
export const IMAGE_PIXELS_MAX = 150_000_000;

/** Both sizes in the dictionary of an image. It stands before a stream, which is never itself packed or encrypted. */
const SIZES =
  /\/(?:Width|Height)\s+(?<one>\d{1,9})\b(?:(?!endobj|stream)[^]){0,1000}?\/(?:Width|Height)\s+(?<other>\d{1,9})\b/gu;

/** Whether a PDF holds an image with more pixels than are drawn. */
export function holdsTooLargeImage(pdf: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(pdf);
  for (const { groups } of text.matchAll(SIZES)) {
    if (Number(groups?.['one']) * Number(groups?.['other']) > IMAGE_PIXELS_MAX) return true;
  }
  return false;
}
