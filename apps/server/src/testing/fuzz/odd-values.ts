import fc from 'fast-check';

/** The names of properties that every object inherits, or that have a meaning in JavaScript. */
export const prototypeKeys = ['__proto__', 'constructor', 'hasOwnProperty', 'toString', 'valueOf', 'length'];

/** Half characters, NUL, bidirectional controls, numbers out of range and paths often break programs. */
const oddTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  'a\uDFFFb',
  '\u202Ekade',
  '\uFFFF',
  'é'.repeat(300),
  'x'.repeat(20_000),
  'a '.repeat(5000),
  '%',
  '%%_\\',
  "'; select pg_sleep(9) --",
  '../../etc/passwd',
  '-1',
  '0',
  '1e400',
  'NaN',
  'Infinity',
  '9'.repeat(400),
  '2026-02-31',
  '0000-00-00',
  '2026-06-10T25:00:00Z',
  '[]',
  '{"a":1}',
  'true',
  'null',
  ...prototypeKeys,
];

export const oddText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 1, arbitrary: fc.string() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 1e308, -1e308, 2 ** 53, 4_294_967_296),
  fc.constantFrom<unknown>([], [null], [[]], {}, { toString: 1 }, { length: 9 }, { trim: null }),
  fc.integer(),
  fc.array(oddText, { maxLength: 30 }),
  fc.jsonValue({ maxDepth: 4 }),
);

const nested = (depth: number, open: string, close: string): string =>
  open.repeat(depth) + close.repeat(depth);

/** Generates bodies that are malformed, deep, very large, or have a key that JSON parsers must refuse. */
export const oddBody: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    'null',
    '[]',
    '"text"',
    '1',
    '{',
    '{"a":',
    '\uFEFF{}',
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    `{"tags":[${'null,'.repeat(40_000)}null]}`,
    `{${Array.from({ length: 9000 }, (_, index) => `"k${index}":1`).join(',')}}`,
    nested(100_000, '[', ']'),
    nested(20_000, '{"a":', '}').replace('{"a":}', '{"a":1}'),
    `{"a":"${'x'.repeat(300_000)}"}`,
  ),
  fc.string({ unit: 'binary' }),
);
