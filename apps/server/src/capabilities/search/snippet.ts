import type { SnippetPart } from '@mijn/domain/files';
import { createFinder, letterheadPlaces, type Place } from '@mijn/domain/search';
import { SENTENCE_END } from '@mijn/domain/sentences';

/** The number of words of a snippet, and the number of words before a hit in a long sentence. */
const WORDS = 22;
const WORDS_BEFORE = 5;
/** The maximum number of words between the begin of a sentence and the hit, for a snippet that begins there. */
const SENTENCE_WORDS_BEFORE = 12;
/** The maximum number of characters between two marks of one letterhead. */
const HEAD_GAP = 60;
/** The number of words that tell more than the letterhead does. */
const BODY_WORDS_MIN = 4;
/** The maximum number of hits for which a snippet is considered. A page can have thousands of hits. */
const BEGINNINGS_MAX = 50;

/** The end of a sentence, or of an entry in a row of entries: "Het dak · De lift". */
const PART_END = new RegExp(String.raw`${SENTENCE_END.source}|(?<=[·•])\s+`, 'gu');

/**
 * The number of letters that the snippets of one request read. A full list of 100 ordinary pages has fewer. Reading them takes
 * the processor from all other requests, and a page of a hostile file has 100,000.
 */
export const SNIPPET_LETTERS_MAX = 500_000;

const ELLIPSIS = '…';

interface PageText {
  text: string;
  words: readonly Place[];
  sentences: ReadonlySet<number>;
  /** The addresses, account numbers and the like in the letterhead of the page. */
  letterhead: readonly Place[];
}

function readPage(text: string): PageText {
  const ends = Array.from(text.matchAll(PART_END), ({ 0: end, index }) => index + end.length);
  return {
    text,
    words: Array.from(text.matchAll(/\S+/gu), ({ 0: word, index }) => ({
      start: index,
      end: index + word.length,
    })),
    sentences: new Set([text.search(/\S/u), ...ends]),
    letterhead: letterheadPlaces(text),
  };
}

/** Begins at the hit's sentence, or a few words before the hit, but not in a letterhead before the hit. */
function firstWord({ words, sentences, letterhead }: PageText, hit: number): number {
  const place = words[hit]?.start ?? 0;
  const headEnd = letterhead.findLast(({ end }) => end <= place)?.end ?? 0;
  const lowest = Math.max(
    0,
    words.findIndex(({ start }) => start >= headEnd),
  );
  for (let at = hit; at >= Math.max(lowest, hit - SENTENCE_WORDS_BEFORE); at -= 1)
    if (sentences.has(words[at]?.start ?? -1)) return at;
  // The end of a page has enough words before the hit to fill the snippet.
  return Math.max(lowest, Math.min(hit - WORDS_BEFORE, words.length - WORDS));
}

/** Returns the first words after the letterhead of a place. Returns undefined if hardly any text follows the letterhead. */
function pieceAfterHead({ text, words, sentences, letterhead }: PageText, { end }: Place): Place | undefined {
  // The marks of one letterhead are close together. Marks in the foot of the letter are far from those.
  const headEnd = letterhead.reduce(
    (reached, mark) => (mark.start - reached <= HEAD_GAP ? Math.max(reached, mark.end) : reached),
    end,
  );
  const after = words.flatMap(({ start }, index) => (start >= headEnd ? [index] : []));
  const [next = words.length] = after;
  const sentence = after.find((index) => sentences.has(words[index]?.start ?? -1));
  const first = sentence !== undefined && sentence <= next + WORDS ? sentence : next;
  const last = Math.min(first + WORDS, words.length) - 1;
  if (last - first + 1 < BODY_WORDS_MIN) return undefined;
  const piece = { start: words[first]?.start ?? 0, end: words[last]?.end ?? text.length };
  const foot = letterhead.find((mark) => mark.start >= piece.start && mark.start < piece.end);
  return foot ? undefined : piece;
}

/**
 * Prefers text outside a letterhead, then the most hits, then the first text. `head` is the hit if all hits are in
 * letterheads: the part is then the text after the letterhead.
 */
function pieceAround(page: PageText, places: readonly Place[]): { piece: Place; head?: Place } {
  const { text, words, letterhead } = page;
  const pieceFrom = (place: Place): Place => {
    const hit = Math.max(
      0,
      words.findIndex(({ end }) => end > place.start),
    );
    const first = firstWord(page, hit);
    return { start: words[first]?.start ?? 0, end: words[first + WORDS - 1]?.end ?? text.trimEnd().length };
  };
  const countIn = (piece: Place, all: readonly Place[]): number =>
    all.filter(({ start, end }) => start >= piece.start && end <= piece.end).length;
  let best = { piece: { start: 0, end: words[WORDS - 1]?.end ?? text.length }, hits: 0, isHead: true };
  for (const piece of places.slice(0, BEGINNINGS_MAX).map(pieceFrom)) {
    const hits = countIn(piece, places);
    const isHead = countIn(piece, letterhead) > 0;
    const isBetter = isHead === best.isHead ? hits > best.hits : best.isHead;
    if (hits > 0 && isBetter) best = { piece, hits, isHead };
  }
  const [head] = places;
  const after = best.hits > 0 && best.isHead && head ? pieceAfterHead(page, head) : undefined;
  return head && after ? { piece: after, head } : { piece: best.piece };
}

/**
 * Returns the function that makes the snippets of one request, which returns none for a text that exceeds what is left of
 * SNIPPET_LETTERS_MAX. @param q the searched text. An ellipsis says that the snippet begins or ends within a sentence, or that the hit before it is in the
 * letterhead.
 */
export function createSnippets(q: string): (text: string) => SnippetPart[] {
  const find = createFinder(q);
  let letters = 0;
  return (text) => {
    letters += text.length;
    if (letters > SNIPPET_LETTERS_MAX) return [];
    const { places } = find(text);
    const page = readPage(text);
    const { piece, head } = pieceAround(page, places);
    const isCutBefore = piece.start > 0 && (head !== undefined || !page.sentences.has(piece.start));
    const isCutAfter = text.slice(piece.end).trim() !== '' && !/[.!?]$/u.test(text.slice(0, piece.end));
    // A hit in a letterhead alone stands before what the letter says, so that the snippet still shows why it was found.
    const found: SnippetPart[] = head
      ? [
          { text: text.slice(head.start, head.end), is_hit: true },
          { text: ' ', is_hit: false },
        ]
      : [];
    const parts: SnippetPart[] = [...found, { text: isCutBefore ? `${ELLIPSIS} ` : '', is_hit: false }];
    let from = piece.start;
    for (const { start, end } of places) {
      if (start < piece.start || end > piece.end) continue;
      parts.push(
        { text: text.slice(from, start), is_hit: false },
        { text: text.slice(start, end), is_hit: true },
      );
      from = end;
    }
    parts.push({ text: text.slice(from, piece.end) + (isCutAfter ? ` ${ELLIPSIS}` : ''), is_hit: false });
    return parts.filter((part) => part.text !== '');
  };
}
