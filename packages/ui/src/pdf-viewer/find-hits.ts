/** A run of text of a page, as pdf.js cuts it. */
export interface TextRun {
  str: string;
  hasEOL: boolean;
}

/** Where a hit begins or ends: the run, and the characters before it in that run. */
export interface Place {
  run: number;
  offset: number;
}

/** A hit: from its first character up to after its last. */
export interface Hit {
  start: Place;
  end: Place;
}

/** A word shorter than this is found everywhere: not looked for by itself. */
const WORD_LENGTH_MIN = 3;

/** Without case and accents; one character can become none or several. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const plainQuery = (query: string): string => plain(query).trim().replaceAll(/\s+/gu, ' ');

/** The text of a page without case, accents and line ends, and the place that each character came from. */
function flatten(runs: readonly TextRun[]): { text: string; places: Hit[] } {
  let text = '';
  const places: Hit[] = [];
  const add = (characters: string, hit: Hit) => {
    for (const character of characters) {
      const isSpace = /\s/u.test(character);
      if (isSpace && (text === '' || text.endsWith(' '))) continue;
      text += isSpace ? ' ' : character;
      places.push(hit);
    }
  };
  for (const [run, { str, hasEOL }] of runs.entries()) {
    let offset = 0;
    for (const character of str) {
      const end = offset + character.length;
      add(plain(character), { start: { run, offset }, end: { run, offset: end } });
      offset = end;
    }
    const after = { run, offset: str.length };
    if (hasEOL) add(' ', { start: after, end: after });
  }
  return { text, places };
}

/** Where a text stands on a page, whatever its case, accents and line ends. */
export function findHits(runs: readonly TextRun[], query: string): Hit[] {
  const wanted = plainQuery(query);
  if (wanted === '') return [];
  const { text, places } = flatten(runs);
  const hits: Hit[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    const [first, last] = [places[at], places[at + wanted.length - 1]];
    if (first && last) hits.push({ start: first.start, end: last.end });
  }
  return hits;
}

/** What is looked for instead when a whole query is nowhere: its words. */
export function wordsOf(query: string): string[] {
  const words = plainQuery(query)
    .split(' ')
    .filter((word) => word.length >= WORD_LENGTH_MIN);
  return words.length > 1 ? [...new Set(words)] : [];
}

/** In the order of reading. */
export function inOrder(hits: readonly Hit[]): Hit[] {
  return [...hits].sort((a, b) => a.start.run - b.start.run || a.start.offset - b.start.offset);
}
