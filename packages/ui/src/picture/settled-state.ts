/** Returns undefined while a picture loads. A picture of a page from the server can be complete before the component listens. */
export function settledState(img: HTMLImageElement | null): 'shown' | 'broken' | undefined {
  if (!img?.complete) return undefined;
  return img.naturalWidth > 0 ? 'shown' : 'broken';
}
