import type { Found } from '@mijn/domain/search';

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

/** The hits of a page, in the order of reading. */
export interface PageHits {
  hits: Hit[];
  /** Whether every word that is looked for stands on the page. */
  isComplete: boolean;
}

/** The text of a page, and the place that each character came from. The end of a line is a space. */
function joined(runs: readonly TextRun[]): { text: string; places: Place[] } {
  let text = '';
  const places: Place[] = [];
  for (const [run, { str, hasEOL }] of runs.entries()) {
    const line = hasEOL ? `${str} ` : str;
    for (let offset = 0; offset < line.length; offset += 1) places.push({ run, offset });
    text += line;
  }
  return { text, places };
}

/** What is found on a page, over runs and the ends of lines. @param find from `createFinder` */
export function findHits(runs: readonly TextRun[], find: (text: string) => Found): PageHits {
  const { text, places } = joined(runs);
  const found = find(text);
  const hits = found.places.flatMap(({ start, end }) => {
    const [first, last] = [places[start], places[end - 1]];
    return first && last ? [{ start: first, end: { run: last.run, offset: last.offset + 1 } }] : [];
  });
  return { hits, isComplete: found.isComplete };
}

/**
 * The pages that show hits: those with every word, as a search of all documents finds them; when there are none, those
 * with any.
 */
export function withHits<Page extends PageHits>(pages: readonly Page[]): readonly Page[] {
  const complete = pages.filter(({ isComplete }) => isComplete);
  return complete.length > 0 ? complete : pages;
}
