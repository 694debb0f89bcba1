import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { RefusedFile } from './sent-file.ts';
import { BOX_HEADER_MAX, type Box, boxesIn, findBox, readBox } from './video-boxes.ts';
import { type Part, samplesOf } from './video-samples.ts';

/** A part of a file that is overwritten: with a text of its length, or with zeros. */
interface Blank extends Part {
  text?: string;
}

/**
 * The boxes that a player needs, by the box around them (ISO/IEC 14496-12, and Apple's QuickTime File Format). The others can
 * hold the place, the device and the names of people.
 */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  moov: ['mvhd', 'trak', 'mvex', 'iods'],
  trak: ['tkhd', 'edts', 'mdia', 'tapt'],
  mdia: ['mdhd', 'hdlr', 'minf', 'elng'],
  minf: ['vmhd', 'smhd', 'hdlr', 'dinf', 'stbl'],
  stbl: 'stsd stts ctts cslg stsc stsz stz2 stco co64 stss stps sdtp sgpd sbgp subs saiz saio'.split(' '),
  moof: ['mfhd', 'traf'],
  traf: ['tfhd', 'tfdt', 'trun', 'sbgp', 'sgpd', 'subs', 'saiz', 'saio', 'senc'],
};

const KEPT_OUTSIDE = new Set(['ftyp', 'styp', 'moov', 'moof', 'mdat', 'sidx', 'ssix', 'mfra']);

/** The boxes with the times of the recording. */
const TIMED = new Set(['mvhd', 'tkhd', 'mdhd']);

/** The kinds of tracks that a player plays. Phones store the place and the movement of the camera in others. */
const PLAYED = new Set(['vide', 'soun']);

/** The bytes of an index, which is read into memory: that of an hour has less than four million. */
const INDEX_BYTES_MAX = 8_000_000;
const BOXES_MAX = 5000;
/** A track of an hour has less than a tenth of these chunks. */
const BLANKS_MAX = 100_000;

const damaged = () => new RefusedFile('file_damaged', 'The boxes of the video are not whole.');

async function readPart(file: FileHandle, start: number, end: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(end - start), 0, end - start, start);
  return buffer.subarray(0, bytesRead);
}

async function readOuterBoxes(file: FileHandle): Promise<Box[]> {
  const { size } = await file.stat();
  const boxes: Box[] = [];
  for (let at = 0; at < size;) {
    // oxlint-disable-next-line no-await-in-loop -- the size of a box says where the next one begins
    const box = readBox(await readPart(file, at, Math.min(at + BOX_HEADER_MAX, size)), at, size);
    if (!box || boxes.length === BOXES_MAX) throw damaged();
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

/** Makes a box one that players skip. */
const blankBox = ({ start, content, end }: Box): Blank[] => [
  { start: start + 4, end: start + 8, text: 'free' },
  { start: content, end },
];

const partOf = ({ end }: Box, from: number, length: number): Part => ({
  start: Math.min(from, end),
  end: Math.min(from + length, end),
});

/** Returns the maker and the name of the encoder in each description of pictures. */
const encodersIn = (bytes: Buffer, { content, end }: Box): Part[] =>
  boxesIn(bytes, content + 8, end).flatMap((entry) => [
    partOf(entry, entry.start + 20, 4),
    partOf(entry, entry.start + 50, 32),
  ]);

function kindOf(bytes: Buffer, trak: Box): string {
  const hdlr = findBox(bytes, trak, 'mdia', 'hdlr');
  return hdlr ? bytes.toString('latin1', hdlr.content + 8, hdlr.content + 12) : '';
}

const tracksIn = (bytes: Buffer, moov: Box) =>
  boxesIn(bytes, moov.content, moov.end)
    .filter(({ type }) => type === 'trak')
    .map((trak) => ({ trak, kind: kindOf(bytes, trak) }));

/** Returns what is blanked in a box of an index, and in the boxes within. */
function blanksIn(bytes: Buffer, box: Box, kind = ''): Blank[] {
  const { type, content, end } = box;
  if (TIMED.has(type)) return [partOf(box, content + 4, bytes[content] === 1 ? 16 : 8)];
  // The maker and the name of a handler, which are those of the device.
  if (type === 'hdlr') return [partOf(box, content + 12, end)];
  if (type === 'stsd') return kind === 'vide' ? encodersIn(bytes, box) : [];
  const kept = KEPT[type];
  if (!kept) return [];
  return boxesIn(bytes, content, end).flatMap((inner) => {
    const ofTrack = inner.type === 'trak' ? kindOf(bytes, inner) : kind;
    const isPlayed = inner.type !== 'trak' || PLAYED.has(ofTrack);
    return isPlayed && kept.includes(inner.type) ? blanksIn(bytes, inner, ofTrack) : blankBox(inner);
  });
}

const within = ({ content, end }: Box, part: Part): Part[] =>
  part.end > content && part.start < end
    ? [{ start: Math.max(part.start, content), end: Math.min(part.end, end) }]
    : [];

/** @throws RefusedFile for a file that is no whole video. */
async function findBlanks(file: FileHandle): Promise<Blank[]> {
  const outer = await readOuterBoxes(file);
  const media = outer.filter(({ type }) => type === 'mdat');
  const isInFragments = outer.some(({ type }) => type === 'moof');
  if (media.length === 0 || !outer.some(({ type }) => type === 'moov')) throw damaged();
  const blanks = outer.filter(({ type }) => !KEPT_OUTSIDE.has(type)).flatMap(blankBox);
  let pictures = 0;
  for (const box of outer.filter(({ type }) => KEPT[type])) {
    if (box.end - box.start > INDEX_BYTES_MAX) throw damaged();
    // oxlint-disable-next-line no-await-in-loop -- one index at a time is in memory
    const bytes = await readPart(file, box.start, box.end);
    const own = { ...box, start: 0, content: box.content - box.start, end: bytes.length };
    const moved = blanksIn(bytes, own).map((blank) =>
      Object.assign(blank, { start: blank.start + box.start, end: blank.end + box.start }),
    );
    const tracks = box.type === 'moov' ? tracksIn(bytes, own) : [];
    const hidden = tracks.filter(({ kind }) => !PLAYED.has(kind));
    if (hidden.length > 0 && isInFragments)
      throw new RefusedFile('unsupported_file_type', 'A video in fragments has a track of another kind.');
    const samples = hidden
      .flatMap(({ trak }) => findBox(bytes, trak, 'mdia', 'minf', 'stbl') ?? [])
      .flatMap((stbl) => samplesOf(bytes, stbl))
      .flatMap((part) => media.flatMap((mdat) => within(mdat, part)));
    pictures += tracks.filter(({ kind }) => kind === 'vide').length;
    blanks.push(...moved, ...samples);
    if (blanks.length > BLANKS_MAX) throw damaged();
  }
  if (pictures === 0) throw new RefusedFile('unsupported_file_type', 'The file has no pictures.');
  return blanks.toSorted((one, other) => one.start - other.start);
}

/** Overwrites what `bytes` have of a part of a file. @param at the place of `bytes` in the file. */
function writeBlank(bytes: Buffer, at: number, { start, end, text }: Blank): void {
  const from = Math.max(start, at);
  const to = Math.min(end, at + bytes.length);
  if (from >= to) return;
  if (text === undefined) bytes.fill(0, from - at, to - at);
  else bytes.write(text.slice(from - start, to - start), from - at, 'latin1');
}

/**
 * Returns the bytes of a video (MP4 or QuickTime) without the place, the times, the device and other metadata. Pictures and
 * sound stay as they are, and where they are. @throws RefusedFile for a file that is no whole video.
 */
export async function withoutMetadata(path: string): Promise<AsyncIterable<Buffer>> {
  await using file = await open(path);
  const blanks = await findBlanks(file);
  return (async function* overwrite() {
    let at = 0;
    let next = 0;
    for await (const chunk of createReadStream(path)) {
      const bytes: Buffer = chunk;
      const end = at + bytes.length;
      for (const blank of blanks.slice(next)) {
        if (blank.start >= end) break;
        writeBlank(bytes, at, blank);
      }
      while ((blanks[next]?.end ?? Number.POSITIVE_INFINITY) <= end) next += 1;
      yield bytes;
      at = end;
    }
  })();
}
