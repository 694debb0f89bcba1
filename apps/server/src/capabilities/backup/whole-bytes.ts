import { type Files, reasonOf } from '../files/index.ts';

const ATTEMPTS_MAX = 3;

const PADDING = Buffer.alloc(65_536);

/**
 * Yields exactly `size` bytes, because the size of an entry comes before its bytes. A reading that breaks off is continued
 * where it was. What can't be read is filled with zeros. @param onFault receives why.
 */
export async function* wholeBytes(
  store: Pick<Files, 'read'>,
  key: string,
  size: number,
  onFault: (reason: string) => void,
): AsyncGenerator<Buffer> {
  let at = 0;
  let reason = '';
  for (let attempt = 1; at < size && attempt <= ATTEMPTS_MAX; attempt += 1) {
    reason = `it ended after ${at} of ${size} bytes`;
    try {
      const range = at === 0 ? undefined : { start: at, end: size - 1 };
      const source: AsyncIterable<Buffer> = await store.read(key, range);
      for await (const piece of source) {
        const wanted = piece.subarray(0, size - at);
        at += wanted.length;
        yield wanted;
        if (at === size) return;
      }
    } catch (error) {
      reason = reasonOf(error);
    }
  }
  if (at === size) return;
  onFault(reason);
  while (at < size) {
    const padding = PADDING.subarray(0, size - at);
    at += padding.length;
    yield padding;
  }
}
