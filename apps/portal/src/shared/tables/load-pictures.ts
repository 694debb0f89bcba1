/** The time that a print waits for its pictures, in milliseconds. A picture that is later is missing on the paper. */
const PICTURES_WAIT_MS = 10_000;

const isSettled = (picture: HTMLImageElement): Promise<void> =>
  new Promise((resolve) => {
    for (const type of ['load', 'error']) picture.addEventListener(type, () => resolve(), { once: true });
  });

/**
 * Loads lazy pictures, because a print does not scroll.
 * @returns undefined if nothing has to load.
 */
export function loadPictures(): Promise<unknown> | undefined {
  const waiting = [...document.images].filter(({ complete }) => !complete);
  if (waiting.length === 0) return undefined;
  const loaded = Promise.all(waiting.map(isSettled));
  for (const picture of waiting) picture.loading = 'eager';
  return Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, PICTURES_WAIT_MS))]);
}
