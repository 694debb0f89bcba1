import type { Found } from '@mijn/domain/search';

/** A run of text on a page, as returned by pdf.js. */
export interface TextRun {
  str: string;
  hasEOL: boolean;
}

/** The start or end of a hit: the index of the run, and the number of characters before the position in that run. */
interface Place {
  run: number;
  offset: number;
}

/** A hit. The start is inclusive, the end is exclusive. */
export interface Hit {
  start: Place;
  end: Place;
}

/** The hits on a page, in reading order. */
export interface PageHits {
  hits: Hit[];
  /** Whether every word of the search is on the page. */
  isComplete: boolean;
}

/** Returns the text of a page, with the run and the offset of each character. The end of a line becomes a space. */
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

/** A hit may continue over runs and line ends. `find` is the function from `createFinder`. */
export function findHits(runs: readonly TextRun[], find: (text: string) => Found): PageHits {
  const { text, places } = joined(runs);
  const found = find(text);
  const hits = found.places.flatMap(({ start, end }) => {
    const [first, last] = [places[start], places[end - 1]];
    return first && last ? [{ start: first, end: { run: last.run, offset: last.offset + 1 } }] : [];
  });
  return { hits, isComplete: found.isComplete };
}

/** Returns the pages with every word of the search, as in a search of all documents, or all pages if none has. */
export function withHits<Page extends PageHits>(pages: readonly Page[]): readonly Page[] {
  const complete = pages.filter(({ isComplete }) => isComplete);
  return complete.length > 0 ? complete : pages;
}
