const number = (value: number, bytes = 4): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, bytes > 6 ? bytes - 6 : 0, Math.min(bytes, 6));
  return buffer;
};

const text = (value: string): Buffer => Buffer.from(value, 'latin1');

/** Returns a box of a video file (ISO/IEC 14496-12 §4.2). */
export function box(type: string, ...content: readonly (Buffer | string)[]): Buffer {
  const bytes = Buffer.concat(content.map((part) => (typeof part === 'string' ? text(part) : part)));
  return Buffer.concat([number(bytes.length + 8), text(type), bytes]);
}

/** The version and the flags of a box. */
const FLAGS = number(0);
/** The times of the recording, in seconds since 1904, as a phone writes them. */
const TIMES = text('WHENWHEN');
const MAKER = 'appl_____Core Media of Anna';

const table = (type: string, ...rows: readonly number[][]): Buffer =>
  box(type, FLAGS, number(rows.length), ...rows.flat().map((value) => number(value)));

interface Track {
  kind: string;
  /** The place of the chunk of the track, and the sizes of its samples. */
  at: number;
  sizes: readonly number[];
}

const description = (kind: string): Buffer =>
  kind === 'vide'
    ? box(
        'avc1',
        Buffer.alloc(12),
        'GoPr',
        Buffer.alloc(26),
        text('\u0008Anna Cam'.padEnd(32, '\0')),
        number(24, 2),
      )
    : box('mp4a', Buffer.alloc(20));

const track = ({ kind, at, sizes }: Track): Buffer =>
  box(
    'trak',
    box('tkhd', FLAGS, TIMES, number(1)),
    box('tref', box('cdsc', number(1))),
    box(
      'mdia',
      box('mdhd', FLAGS, TIMES, number(600)),
      box('hdlr', FLAGS, 'mhlr', kind, MAKER),
      box(
        'minf',
        box('dinf', FLAGS),
        box(
          'stbl',
          box('stsd', FLAGS, number(1), description(kind)),
          table('stsc', [1, sizes.length, 1]),
          box('stsz', FLAGS, number(0), number(sizes.length), ...sizes.map((size) => number(size))),
          table('stco', [at]),
        ),
      ),
    ),
    box('udta', box('name', 'Slaapkamer van Anna')),
  );

const FTYP = box('ftyp', 'qt  ', number(0), 'qt  ');

/** The pictures and the sound of the video, which stay as they are. */
export const PICTURES = 'PICTURES OF THE CEILING';
export const SOUND = 'SOUND OF THE RAIN';

/** What the video says about its maker: the place, the device, the times and names. */
export const PRIVATE = ['+52.0907+005.1214', 'iPhone', 'Anna', 'WHEN', 'appl', 'GoPr', 'GPS 52.09'];

const PLACE_SAMPLE = 'GPS 52.09 5.12 GPS 52.10 5.12';

/**
 * Returns the bytes of a video as a phone makes it: with the place in `udta` and `meta`, with the times, and with a track of
 * places. No browser plays it, because its pictures are a text.
 */
export function createVideo({ isIndexFirst = false } = {}): Buffer<ArrayBuffer> {
  const media = box('mdat', PICTURES, SOUND, PLACE_SAMPLE);
  const indexAt = (first: number): Buffer =>
    box(
      'moov',
      box('mvhd', FLAGS, TIMES, number(600)),
      track({ kind: 'vide', at: first, sizes: [PICTURES.length] }),
      track({ kind: 'soun', at: first + PICTURES.length, sizes: [SOUND.length] }),
      track({
        kind: 'meta',
        at: first + PICTURES.length + SOUND.length,
        sizes: [15, PLACE_SAMPLE.length - 15],
      }),
      box('udta', box('\u00a9xyz', '+52.0907+005.1214/'), box('\u00a9mod', 'iPhone 17')),
      box('meta', box('keys', 'com.apple.quicktime.location.ISO6709'), box('ilst', '+52.0907+005.1214/')),
    );
  const outside = [box('wide'), box('uuid', 'iPhone of Anna')];
  const before = [FTYP, ...outside, ...(isIndexFirst ? [indexAt(0)] : [])];
  const first = Buffer.concat(before).length + 8;
  const index = indexAt(first);
  return Buffer.concat(
    isIndexFirst ? [FTYP, ...outside, index, media] : [FTYP, ...outside, media, index, box('free', 'Anna')],
  );
}

/** Returns the bytes of a video of a size, whose index is at its end. */
export function createLargeVideo(bytes: number): Buffer<ArrayBuffer> {
  const index = box(
    'moov',
    box('mvhd', FLAGS, TIMES),
    track({ kind: 'vide', at: FTYP.length + 8, sizes: [100] }),
  );
  return Buffer.concat([FTYP, box('mdat', Buffer.alloc(bytes - FTYP.length - index.length - 8, 1)), index]);
}

/** Returns the bytes of a sound without pictures, in the container of a video. */
export const createSound = (): Buffer<ArrayBuffer> =>
  Buffer.concat([
    FTYP,
    box('mdat', SOUND),
    box('moov', track({ kind: 'soun', at: FTYP.length + 8, sizes: [SOUND.length] })),
  ]);

/** Returns the bytes of a video that is sent while it is filmed. */
export const createFragments = (kind: string): Buffer<ArrayBuffer> =>
  Buffer.concat([
    FTYP,
    box(
      'moov',
      track({ kind: 'vide', at: 0, sizes: [] }),
      track({ kind, at: 0, sizes: [] }),
      box('udta', 'Anna'),
    ),
    box('moof', box('traf', box('tfhd', FLAGS), box('trun', FLAGS), box('uuid', 'Anna'))),
    box('mdat', PICTURES),
  ]);
