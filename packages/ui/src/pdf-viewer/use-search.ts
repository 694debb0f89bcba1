import { createFinder } from '@mijn/domain/search';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { findHits, withHits, type Hit, type PageHits, type TextRun } from './find-hits.ts';

/** A hit with its page number, starting at 1. */
export interface PageHit extends Hit {
  page: number;
}

/** The debounce delay in milliseconds. The search starts when the user has not typed for this time. */
const PAUSE = 150;
const NONE: readonly PageHit[] = [];

async function textOf(pdf: PDFDocumentProxy, number: number): Promise<TextRun[]> {
  const { items } = await (await pdf.getPage(number)).getTextContent();
  return items.flatMap((item) => ('str' in item ? [{ str: item.str, hasEOL: item.hasEOL }] : []));
}

/** Searches all pages one after another, with the same rules as the search of documents on the server. */
export function useSearch(
  pdf: PDFDocumentProxy,
  query: string,
): { hits: readonly PageHit[]; isBusy: boolean } {
  const texts = useRef(new Map<number, TextRun[]>());
  const [found, setFound] = useState({ query: '', hits: NONE });
  const isBlank = query.trim() === '';

  useEffect(() => {
    if (isBlank) return undefined;
    const stop = new AbortController();
    const runsOf = async (page: number) => {
      // An unreadable page has no hits. The other pages are still searched.
      const runs = texts.current.get(page) ?? (await textOf(pdf, page).catch(() => []));
      texts.current.set(page, runs);
      return runs;
    };
    const run = async () => {
      const find = createFinder(query);
      const pages: (PageHits & { page: number })[] = [];
      for (let page = 1; page <= pdf.numPages && !stop.signal.aborted; page += 1)
        pages.push({ page, ...findHits(await runsOf(page), find) });
      const hits = withHits(pages).flatMap((matched) =>
        matched.hits.map((hit) => ({ page: matched.page, ...hit })),
      );
      if (!stop.signal.aborted) setFound({ query, hits });
    };
    const timer = setTimeout(() => void run(), PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [pdf, query, isBlank]);

  return isBlank ? { hits: NONE, isBusy: false } : { hits: found.hits, isBusy: found.query !== query };
}
