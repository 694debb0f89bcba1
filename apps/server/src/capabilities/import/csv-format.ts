import { createReadStream } from 'node:fs';
import { errorCode } from '../../platform/config/errors.ts';

export interface CsvFormat {
  encoding: 'utf-8' | 'windows-1252';
  delimiter: ',' | ';';
  /** The header is on line 2 after the line `sep=;` of Excel, otherwise on line 1. */
  headerLine: 1 | 2;
}

export class UnreadableCsv extends Error {}

/** The first bytes decide on the delimiter. */
const FIRST_BYTES = 16_384;

/** Matches é, ë, ï, ö, ü and € in UTF-8, read as Latin-1. No Dutch text in Windows-1252 has these signs together. */
const UTF8_SIGNS = /[\u00C2\u00C3][\u0080-\u00BF]|\u00E2\u0082\u00AC/u;

const UTF16 =
  'is UTF-16, which is not read: save it in Excel as "CSV UTF-8 (door komma\'s gescheiden)" or as "CSV (gescheiden door lijstscheidingsteken)"';

/** Throws if the first bytes of a file are those of UTF-16, with or without a byte order mark. */
function refuseUtf16(first: Buffer): void {
  const [one, two] = first;
  const hasMark = (one === 0xff && two === 0xfe) || (one === 0xfe && two === 0xff);
  if (hasMark || first.includes(0)) throw new UnreadableCsv(UTF16);
}

/** UTF-8 with a few wrong bytes is UTF-8, so that those bytes are faults, instead of wrong letters throughout the file. */
async function encodingOf(path: string): Promise<CsvFormat['encoding']> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [isUtf8, hasUtf8Signs] = [true, false];
  const chunks: AsyncIterable<Buffer> = createReadStream(path);
  for await (const chunk of chunks) {
    hasUtf8Signs ||= UTF8_SIGNS.test(chunk.toString('latin1'));
    if (isUtf8) isUtf8 = isDecoded(() => decoder.decode(chunk, { stream: true }));
    if (hasUtf8Signs && !isUtf8) break;
  }
  if (isUtf8) isUtf8 = isDecoded(() => decoder.decode());
  return isUtf8 || hasUtf8Signs ? 'utf-8' : 'windows-1252';
}

function isDecoded(decode: () => string): boolean {
  try {
    decode();
    return true;
  } catch (error) {
    if (errorCode(error) === 'ERR_ENCODING_INVALID_ENCODED_DATA') return false;
    throw error;
  }
}

async function firstLines(path: string): Promise<string[]> {
  const stream: AsyncIterable<Buffer> = createReadStream(path, { end: FIRST_BYTES - 1 });
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  const first = Buffer.concat(chunks);
  refuseUtf16(first);
  return first
    .toString('latin1')
    .replace(/^\u00EF\u00BB\u00BF/u, '')
    .split(/\r\n?|\n/u);
}

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

/**
 * Recognises commas in UTF-8, and Dutch Excel's semicolons in Windows-1252, by the header, because names of columns have
 * neither sign. @throws UnreadableCsv if the file is UTF-16.
 */
export async function csvFormatOf(path: string): Promise<CsvFormat> {
  const [first = '', second = ''] = await firstLines(path);
  const encoding = await encodingOf(path);
  const stated = /^sep=(?<sign>[,;])$/iu.exec(first.trim())?.groups?.['sign'];
  const header = stated === undefined ? first : second;
  const isSemicolon = stated === undefined ? countOf(header, ';') > countOf(header, ',') : stated === ';';
  return { encoding, delimiter: isSemicolon ? ';' : ',', headerLine: stated === undefined ? 1 : 2 };
}

async function* decodeFile(path: string, encoding: CsvFormat['encoding']): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  const chunks: AsyncIterable<Buffer> = createReadStream(path);
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

async function* withPlainBreaks(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let hasReturn = false;
  for await (const piece of pieces) {
    const text: string = hasReturn ? `\r${piece}` : piece;
    // The second half of a line break may be in the next piece.
    hasReturn = text.endsWith('\r');
    yield (hasReturn ? text.slice(0, -1) : text).replaceAll(/\r\n?/gu, '\n');
  }
  if (hasReturn) yield '\n';
}

/** Removes a byte order mark, and makes `\n` the only line break. @param firstLine the first line returned, from 1. */
export async function* readFrom(
  path: string,
  encoding: CsvFormat['encoding'],
  firstLine: number,
): AsyncGenerator<string> {
  let toSkip = firstLine - 1;
  for await (const piece of withPlainBreaks(decodeFile(path, encoding))) {
    let text: string = piece;
    while (toSkip > 0 && text.includes('\n')) {
      text = text.slice(text.indexOf('\n') + 1);
      toSkip -= 1;
    }
    if (toSkip === 0) yield text;
  }
}
