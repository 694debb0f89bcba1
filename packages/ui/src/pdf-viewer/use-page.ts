import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useState, type RefObject } from 'react';
import { drawPage, seemsBlank } from './draw-page.ts';
import type { OpenPdf } from './use-pdf.ts';

export interface ShownPage {
  /** What is known of it: undefined until it has been near. */
  size: { width: number; height: number } | undefined;
  /** The elements of its text, one for each run. */
  runs: readonly HTMLElement[];
  /** Why there is nothing to see, or not yet. */
  problem: PageProblem | undefined;
}

/** `too_large`: an image has too many pixels; `slow`: it is still being drawn. */
export type PageProblem = 'failed' | 'too_large' | 'slow';

/** Milliseconds after which a page that is not drawn yet says so. */
const SLOW_AFTER = 2000;

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
  const [problem, setProblem] = useState<PageProblem>();

  useEffect(() => {
    const target = picture.current;
    if (!page || !target) return undefined;
    const stop = new AbortController();
    const show = (found: PageProblem | undefined) => !stop.signal.aborted && setProblem(found);
    // Over an earlier picture, of another size, nothing has to be said.
    const timer = setTimeout(() => !target.hasChildNodes() && show('slow'), SLOW_AFTER);
    const draw = async () => {
      const canvas = await drawPage(page, scale, stop.signal);
      if (seemsBlank(canvas)) await document.proofread(page);
      if (stop.signal.aborted) return;
      target.replaceChildren(canvas);
    };
    const explain = async (): Promise<PageProblem | undefined> => {
      if (stop.signal.aborted) return undefined;
      return (await document.hasTooLargeImage().catch(() => false)) ? 'too_large' : 'failed';
    };
    void draw()
      .then(() => undefined, explain)
      .then(show)
      .finally(() => clearTimeout(timer));
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
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

  return { size, runs, problem: isFailed ? 'failed' : problem };
}
