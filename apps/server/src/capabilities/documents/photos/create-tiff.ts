/** The pixels of an image: rows of red, green and blue, with one byte each. */
export interface Pixels {
  width: number;
  height: number;
  copyRow: (row: number, target: Buffer, offset: number) => void;
  /** The ICC profile of the colours, or an empty array for sRGB. */
  profile: Uint8Array;
}

const HEADER_BYTES = 8;
const FIELD_BYTES = 12;
const ROWS_PER_STRIP = 64;

/** The types of the fields (TIFF 6.0, section 2). */
const SHORT = 3;
const LONG = 4;
const UNDEFINED = 7;

/** sharp accepts a colour profile only inside a file. Small strips need little memory to read. */
export function createTiff({ width, height, copyRow, profile }: Pixels): Buffer {
  const strips = Math.ceil(height / ROWS_PER_STRIP);
  const rowBytes = width * 3;
  const fieldCount = profile.length > 0 ? 10 : 9;
  const bitsAt = HEADER_BYTES + 2 + fieldCount * FIELD_BYTES + 4;
  const offsetsAt = bitsAt + 8;
  const countsAt = offsetsAt + strips * 4;
  const profileAt = countsAt + strips * 4;
  const pixelsAt = profileAt + profile.length + (profile.length % 2);
  const file = Buffer.alloc(pixelsAt + rowBytes * height);
  file.write('II*\0', 'latin1');
  file.writeUInt32LE(HEADER_BYTES, 4);
  // A value that fits into four bytes stands in the field itself.
  const fields: readonly (readonly [tag: number, type: number, count: number, value: number])[] = [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, 3, bitsAt],
    [259, SHORT, 1, 1],
    [262, SHORT, 1, 2],
    [273, LONG, strips, strips === 1 ? pixelsAt : offsetsAt],
    [277, SHORT, 1, 3],
    [278, LONG, 1, ROWS_PER_STRIP],
    [279, LONG, strips, strips === 1 ? rowBytes * height : countsAt],
    [34_675, UNDEFINED, profile.length, profileAt],
  ];
  file.writeUInt16LE(fieldCount, HEADER_BYTES);
  fields.slice(0, fieldCount).forEach(([tag, type, count, value], index) => {
    const at = HEADER_BYTES + 2 + index * FIELD_BYTES;
    file.writeUInt16LE(tag, at);
    file.writeUInt16LE(type, at + 2);
    file.writeUInt32LE(count, at + 4);
    file.writeUInt32LE(value, at + 8);
  });
  for (const channel of [0, 1, 2]) file.writeUInt16LE(8, bitsAt + channel * 2);
  for (let strip = 0; strip < strips; strip += 1) {
    const firstRow = strip * ROWS_PER_STRIP;
    file.writeUInt32LE(pixelsAt + firstRow * rowBytes, offsetsAt + strip * 4);
    file.writeUInt32LE(Math.min(ROWS_PER_STRIP, height - firstRow) * rowBytes, countsAt + strip * 4);
  }
  file.set(profile, profileAt);
  for (let row = 0; row < height; row += 1) copyRow(row, file, pixelsAt + row * rowBytes);
  return file;
}
