import type { SnippetPart } from '@mijn/domain/files';
import { createFinder, type Place } from '@mijn/domain/search';

/** The number of words of a snippet, and the number of words before the hit. */
const WORDS = 22;
const WORDS_BEFORE = 5;
/** The maximum number of hits for which a snippet is considered. A page can have thousands of hits. */
const BEGINNINGS_MAX = 50;

/**
 * Returns the part of a text with the most hits. If several parts have the same number of hits, it is the
 * first of them. The part starts a few words before a hit.
 */
function pieceAround(text: string, places: readonly Place[]): Place {
  const words = Array.from(text.matchAll(/\S+/gu), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  const pieceFrom = (place: Place): Place => {
    const hit = Math.max(
      0,
      words.findIndex(({ end }) => end > place.start),
    );
    const first = Math.max(0, Math.min(hit - WORDS_BEFORE, words.length - WORDS));
    return { start: words[first]?.start ?? 0, end: words[first + WORDS - 1]?.end ?? text.length };
  };
  const hitsIn = (piece: Place): number =>
    places.filter(({ start, end }) => start >= piece.start && end <= piece.end).length;
  let best = { piece: { start: 0, end: words[WORDS - 1]?.end ?? text.length }, hits: 0 };
  for (const piece of places.slice(0, BEGINNINGS_MAX).map(pieceFrom)) {
    const hits = hitsIn(piece);
    if (hits > best.hits) best = { piece, hits };
  }
  return best.piece;
}

/** Creates a function that cuts a snippet from the text of a page, and marks the hits in the snippet. */
export function createSnippets(words: readonly string[]): (text: string) => SnippetPart[] {
  const find = createFinder(words.join(' '));
  return (text) => {
    const { places } = find(text);
    const piece = pieceAround(text, places);
    const parts: SnippetPart[] = [];
    let from = piece.start;
    for (const { start, end } of places) {
      if (start < piece.start || end > piece.end) continue;
      parts.push(
        { text: text.slice(from, start), is_hit: false },
        { text: text.slice(start, end), is_hit: true },
      );
      from = end;
    }
    parts.push({ text: text.slice(from, piece.end), is_hit: false });
    return parts.filter((part) => part.text !== '');
  };
}
