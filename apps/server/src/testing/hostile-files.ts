import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib';

/** The text of an object, or a dictionary without brackets and the stream that follows the dictionary. */
type PdfObject = string | { dictionary: string; stream: Buffer };

const MEBIBYTE = 1 << 20;

/** The header of a zlib stream (RFC 1950): deflate with a window of 32 kB. */
const ZLIB_HEADER = Buffer.from([0x78, 0x9c]);

/** Returns the checksum of a zlib stream that repeats one byte `count` times. */
function adlerOf(byte: number, count: number): Buffer {
  const [n, value, modulus] = [BigInt(count), BigInt(byte), 65_521n];
  const a = (1n + value * n) % modulus;
  const b = (n + (value * n * (n + 1n)) / 2n) % modulus;
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(Number((b << 16n) | a));
  return checksum;
}

/** Compresses to a thousandth in milliseconds, because the same compressed block is repeated. */
export function deflateRepeated(byte: number, count: number): Buffer {
  const blocks = Math.floor(count / MEBIBYTE);
  const block = deflateRawSync(Buffer.alloc(MEBIBYTE, byte), {
    level: 9,
    finishFlush: constants.Z_FULL_FLUSH,
  });
  const rest = deflateRawSync(Buffer.alloc(count % MEBIBYTE, byte));
  return Buffer.concat([
    ZLIB_HEADER,
    ...Array.from({ length: blocks }, () => block),
    rest,
    adlerOf(byte, count),
  ]);
}

function bytesOf(object: PdfObject, index: number): Buffer {
  const [start, end] = [Buffer.from(`${index + 1} 0 obj\n`), Buffer.from('\nendobj\n')];
  if (typeof object === 'string') return Buffer.concat([start, Buffer.from(object), end]);
  const { dictionary, stream } = object;
  const opening = Buffer.from(`<<${dictionary} /Length ${stream.length}>>\nstream\n`);
  return Buffer.concat([start, opening, stream, Buffer.from('\nendstream'), end]);
}

/** Objects are numbered from 1. The first one is the catalogue. */
function pdfOf(objects: readonly PdfObject[]): Buffer<ArrayBuffer> {
  const parts = [Buffer.from('%PDF-1.7\n'), ...objects.map(bytesOf)];
  let at = 0;
  const offsets = parts.map((part) => {
    at += part.length;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const rows = offsets.slice(0, -1).join('');
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R>>\n`;
  return Buffer.concat([...parts, Buffer.from(`${end}startxref\n${at}\n%%EOF\n`)]);
}

const writing = (text: string): string => `BT /F 12 Tf 50 700 Td (${text}) Tj ET`;

interface HostilePage {
  content: PdfObject;
  /** An image with the name `/I` in the content. */
  image?: PdfObject;
  /** The width and height of the page in points. The default is A4. */
  box?: readonly [number, number];
}

/** The second page is hostile, and is the only one if the text of the first page is empty. */
function hostilePdf(firstPage: string, { content, image, box = [595, 842] }: HostilePage) {
  const page = (contents: number, [width, height]: readonly [number, number]): string =>
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents ${contents} 0 R
    /Resources<</Font<</F 3 0 R>>${image ? '/XObject<</I 6 0 R>>' : ''}>>>>`;
  const kids = firstPage === '' ? '4 0 R' : '7 0 R 4 0 R';
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${kids.split('R').length - 1}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    page(5, box),
    content,
    image ?? 'null',
    page(8, [595, 842]),
    { dictionary: '', stream: Buffer.from(writing(firstPage)) },
  ]);
}

/** The PDF of 875 kB has 30,000 × 30,000 pixels, which take 900 MB in grey, and four times as much when drawn. */
export function createHugeImagePdf(firstPage = ''): Buffer<ArrayBuffer> {
  const side = 30_000;
  return hostilePdf(firstPage, {
    content: {
      dictionary: '',
      stream: Buffer.from(`q 595 0 0 842 0 0 cm /I Do Q ${writing('Onder de plaat')}`),
    },
    image: {
      dictionary: `/Type/XObject/Subtype/Image/Width ${side}/Height ${side}
        /ColorSpace/DeviceGray/BitsPerComponent 8/Filter/FlateDecode`,
      stream: deflateRepeated(0, side * side),
    },
  });
}

/** The PDF has some 80 kB, and draws 3,000,000 lines. */
export function createManyLinesPdf(firstPage = ''): Buffer<ArrayBuffer> {
  const lines = '0 0 m 9 9 l S\n'.repeat(3_000_000);
  return hostilePdf(firstPage, {
    content: { dictionary: '/Filter/FlateDecode', stream: deflateSync(lines, { level: 9 }) },
  });
}

/** The memory is enough to read a usual file. Hostile files reach this limit sooner than that of a server. */
export const SMALL_MEMORY_BYTES = 300_000_000;

/** The PDF of 1 MB has a page that decompresses to 1 GB of spaces. */
export function createFlateBombPdf(firstPage = ''): Buffer<ArrayBuffer> {
  const stream = deflateRepeated(0x20, 1_000_000_000);
  return hostilePdf(firstPage, { content: { dictionary: '/Filter/FlateDecode', stream } });
}

/** The width and height of the page are in points. */
export function createHugePagePdf(width: number, height: number): Buffer<ArrayBuffer> {
  const stream = Buffer.from(writing('Grote plaat'));
  return hostilePdf('', { content: { dictionary: '', stream }, box: [width, height] });
}

function pngChunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

/** Creates a black PNG with `side` pixels on each side, compressed to about a thousandth. */
export function createHugePng(side: number): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // Each pixel is 8 bits of grey.
  header.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    pngChunk('IHDR', header),
    // Each row begins with the number of its filter.
    pngChunk('IDAT', deflateRepeated(0, side * (side + 1))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}
