/**
 * Returns whether a picture has already loaded or failed, and undefined while it loads. The browser loads a picture
 * of a page from the server before the component listens, and the component would wait for its events forever.
 */
export function settledState(img: HTMLImageElement | null): 'shown' | 'broken' | undefined {
  if (!img?.complete) return undefined;
  return img.naturalWidth > 0 ? 'shown' : 'broken';
}
