import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useState } from 'react';
import { useSearch } from './use-search.ts';

/** Returns the hits of a search and the shown hit. The first shown hit is the first on or after the current page. */
export function useHits(pdf: PDFDocumentProxy, query: string, page: number) {
  const { hits, isBusy } = useSearch(pdf, query);
  const [shown, setShown] = useState({ hits, index: 0 });
  if (shown.hits !== hits)
    setShown({
      hits,
      index: Math.max(
        0,
        hits.findIndex((hit) => hit.page >= page),
      ),
    });
  const { index } = shown;
  return {
    hits,
    index,
    isBusy,
    active: hits[index],
    move: (direction: 1 | -1) => setShown({ hits, index: (index + direction + hits.length) % hits.length }),
  };
}
