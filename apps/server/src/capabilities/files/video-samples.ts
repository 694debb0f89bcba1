import { type Box, findBox } from './video-boxes.ts';

/** A part of a file, from the byte `start` to the byte before `end`. */
export interface Part {
  start: number;
  end: number;
}

/** The bytes of the version and the flags of a box, and of a number. */
const FLAGS = 4;
const NUMBER = 4;

/** The rows of a table box. A count that is larger than the box counts as the rows that are there. */
function rowsOf(bytes: Buffer, box: Box | undefined, rowSize: number, before = FLAGS) {
  if (!box || box.content + before + NUMBER > box.end) return { count: 0, at: () => 0 };
  const first = box.content + before + NUMBER;
  const count = Math.min(bytes.readUInt32BE(first - NUMBER), Math.floor((box.end - first) / rowSize));
  return { count, at: (row: number) => first + row * rowSize };
}

/** Returns a function that returns the size of the next samples together. */
function sizesOf(bytes: Buffer, stsz: Box | undefined): (count: number) => number {
  const fixed =
    stsz && stsz.content + FLAGS + NUMBER <= stsz.end ? bytes.readUInt32BE(stsz.content + FLAGS) : 0;
  if (fixed > 0) return (count) => count * fixed;
  const sizes = rowsOf(bytes, stsz, NUMBER, FLAGS + NUMBER);
  let next = 0;
  return (count) => {
    let size = 0;
    for (const last = Math.min(next + count, sizes.count); next < last; next += 1)
      size += bytes.readUInt32BE(sizes.at(next));
    return size;
  };
}

/** Returns the parts of the file that have the samples of a track, by its sample table (ISO/IEC 14496-12 §8.7). */
export function samplesOf(bytes: Buffer, stbl: Box): Part[] {
  const find = (type: string) => findBox(bytes, stbl, type);
  const runs = rowsOf(bytes, find('stsc'), 3 * NUMBER);
  const chunks = rowsOf(bytes, find('stco'), NUMBER);
  const largeChunks = rowsOf(bytes, find('co64'), 2 * NUMBER);
  const sizeOf = sizesOf(bytes, find('stsz'));
  let run = 0;
  return Array.from({ length: chunks.count + largeChunks.count }, (_, at) => {
    const isOfNextRun = () => run + 1 < runs.count && bytes.readUInt32BE(runs.at(run + 1)) <= at + 1;
    while (isOfNextRun()) run += 1;
    const samples = runs.count === 0 ? 0 : bytes.readUInt32BE(runs.at(run) + NUMBER);
    const start =
      at < chunks.count
        ? bytes.readUInt32BE(chunks.at(at))
        : Number(bytes.readBigUInt64BE(largeChunks.at(at - chunks.count)));
    return { start, end: start + sizeOf(samples) };
  });
}
