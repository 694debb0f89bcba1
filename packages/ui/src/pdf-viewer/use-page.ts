import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useState, type RefObject } from 'react';
import { drawPage, seemsBlank } from './draw-page.ts';
import type { OpenPdf } from './use-pdf.ts';

export interface ShownPage {
  /** What is known of it: undefined until it has been near. */
  size: { width: number; height: number } | undefined;
  /** The elements of its text, one for each run. */
  runs: readonly HTMLElement[];
  isFailed: boolean;
}

/** The page of a number, while it is near; given back when it no longer is. */
function useProxy({ pdf }: OpenPdf, number: number, isNear: boolean) {
  const [page, setPage] = useState<PDFPageProxy>();
  const [size, setSize] = useState<ShownPage['size']>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isNear) return undefined;
    let isCurrent = true;
    let loaded: PDFPageProxy | undefined;
    const open = async () => {
      const proxy = await pdf.getPage(number);
      if (!isCurrent) return;
      loaded = proxy;
      const { width, height } = proxy.getViewport({ scale: 1 });
      setSize({ width, height });
      setPage(proxy);
      setFailed(false);
    };
    open().catch(() => isCurrent && setFailed(true));
    return () => {
      isCurrent = false;
      setPage(undefined);
      loaded?.cleanup();
    };
  }, [pdf, number, isNear]);
  return { page, size, isFailed };
}

/** Draws a page into `picture` and lays its text over it in `text`, while it is near. @param scale pixels per point */
export function usePage(
  document: OpenPdf,
  number: number,
  isNear: boolean,
  scale: number,
  picture: RefObject<HTMLElement | null>,
  text: RefObject<HTMLElement | null>,
): ShownPage {
  const { page, size, isFailed } = useProxy(document, number, isNear);
  const [runs, setRuns] = useState<readonly HTMLElement[]>([]);
  const [isUndrawn, setUndrawn] = useState(false);

  useEffect(() => {
    const target = picture.current;
    if (!page || !target) return undefined;
    const stop = new AbortController();
    const draw = async () => {
      const canvas = await drawPage(page, scale, stop.signal);
      if (seemsBlank(canvas)) await document.proofread(page);
      if (stop.signal.aborted) return;
      target.replaceChildren(canvas);
      setUndrawn(false);
    };
    draw().catch(() => !stop.signal.aborted && setUndrawn(true));
    return () => stop.abort();
  }, [page, document, scale, picture]);

  useEffect(() => {
    const container = text.current;
    const canvas = picture.current;
    if (!page || !container) return undefined;
    let isCurrent = true;
    const show = async () => {
      const textContentSource = await page.getTextContent();
      if (!isCurrent) return;
      const layer = new document.TextLayer({
        textContentSource,
        container,
        viewport: page.getViewport({ scale: 1 }),
      });
      await layer.render();
      if (isCurrent) setRuns(layer.textDivs);
    };
    // Without its text a page is still there to be seen.
    show().catch(() => undefined);
    return () => {
      isCurrent = false;
      setRuns([]);
      container.replaceChildren();
      canvas?.replaceChildren();
    };
  }, [page, document, picture, text]);

  return { size, runs, isFailed: isFailed || isUndrawn };
}
