/** Returns whether the canvas of a drawn page has dark pixels. */
export const hasInk = (page: HTMLElement): boolean => {
  const picture = page.querySelector('canvas');
  const pixels = picture?.getContext('2d')?.getImageData(0, 0, picture.width, picture.height).data;
  return pixels?.some((value) => value < 80) ?? false;
};
