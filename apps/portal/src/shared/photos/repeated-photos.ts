export interface NamedFile {
  name: string;
  size: number;
}

export const isNamesakeOf =
  (one: NamedFile) =>
  (other: NamedFile): boolean =>
    one.name === other.name && one.size === other.size;

const bytesOf = async (file: File): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());

async function haveSameBytes(one: File, other: File): Promise<boolean> {
  const [left, right] = await Promise.all([bytesOf(one), bytesOf(other)]);
  return left.length === right.length && left.every((byte, at) => byte === right[at]);
}

/**
 * Returns the photos that were not chosen before. Photos with the same name and size are compared by their bytes, because
 * cameras number their photos from 1 again. A file that can't be read is chosen again, and its upload says why it fails.
 * @param gone the names and sizes of photos whose bytes the browser no longer has.
 */
export async function withoutRepeated(
  chosen: readonly File[],
  held: readonly File[],
  gone: readonly NamedFile[],
): Promise<File[]> {
  const added: File[] = [];
  for (const file of chosen) {
    const isNamesake = isNamesakeOf(file);
    if (gone.some(isNamesake)) continue;
    const namesakes = [...held, ...added].filter(isNamesake);
    // oxlint-disable-next-line no-await-in-loop -- a file is compared with those that were added before it
    const same = await Promise.all(
      namesakes.map(async (other) => haveSameBytes(file, other).catch(() => false)),
    );
    if (!same.includes(true)) added.push(file);
  }
  return added;
}
