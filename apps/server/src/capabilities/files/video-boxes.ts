/** A box of a video file (ISO/IEC 14496-12 §4.2), with its place in the bytes that were searched. */
export interface Box {
  type: string;
  start: number;
  /** The place of the content, behind the size and the type. */
  content: number;
  end: number;
}

/** The size and the type, and a large size. */
export const BOX_HEADER_MAX = 16;

const HEADER = 8;

/**
 * Reads the header of a box. @param start the place of the header. @param limit the end of the box around it.
 * Returns undefined for bytes that are no box.
 */
export function readBox(header: Buffer, start: number, limit: number): Box | undefined {
  if (header.length < HEADER) return undefined;
  const size = header.readUInt32BE(0);
  const type = header.toString('latin1', 4, HEADER);
  const isLarge = size === 1 && header.length === BOX_HEADER_MAX;
  const length = isLarge ? Number(header.readBigUInt64BE(HEADER)) : size === 0 ? limit - start : size;
  const content = start + (isLarge ? BOX_HEADER_MAX : HEADER);
  const end = start + length;
  return end < content || end > limit ? undefined : { type, start, content, end };
}

/** Returns the boxes of a part of a file, up to the first bytes that are no box. */
export function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at < to;) {
    const box = readBox(bytes.subarray(at, Math.min(at + BOX_HEADER_MAX, to)), at, to);
    if (!box) break;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

/** Returns the first box on a path of types. */
export function findBox(bytes: Buffer, parent: Box, ...types: string[]): Box | undefined {
  const [type, ...others] = types;
  const found = boxesIn(bytes, parent.content, parent.end).find((box) => box.type === type);
  return found && others.length > 0 ? findBox(bytes, found, ...others) : found;
}
