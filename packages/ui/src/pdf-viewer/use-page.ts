import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { drawPage, seemsBlank } from './draw-page.ts';
import type { OpenPdf } from './open-pdf.ts';

export interface ShownPage {
  /** The size of the page in points, or undefined until the page has been near. */
  size: { width: number; height: number } | undefined;
  /** The elements of the text layer, one for each run. */
  runs: readonly HTMLElement[];
  /** The reason why the page is not shown, or not yet. */
  problem: PageProblem | undefined;
}

/** `too_large` means that an image has too many pixels, `slow` means that the page is still being drawn. */
type PageProblem = 'failed' | 'too_large' | 'slow';

/** The delay before a page that is not yet drawn shows the problem `slow`, in milliseconds. */
const SLOW_AFTER = 2000;

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

interface PageElements {
  picture: RefObject<HTMLElement | null>;
  text: RefObject<HTMLElement | null>;
  /** Called when the picture is in its element. */
  onDrawn: (() => void) | undefined;
}

/** Draws a page and its text layer while the page is near. `scale` is CSS pixels per point. */
export function usePage(
  document: OpenPdf,
  number: number,
  isNear: boolean,
  scale: number,
  { picture, text, onDrawn }: PageElements,
): ShownPage {
  const drawn = useEffectEvent(() => onDrawn?.());
  const { page, size, isFailed } = useProxy(document, number, isNear);
  const [runs, setRuns] = useState<readonly HTMLElement[]>([]);
  const [problem, setProblem] = useState<PageProblem>();

  useEffect(() => {
    const target = picture.current;
    if (!page || !target) return undefined;
    const stop = new AbortController();
    const show = (found: PageProblem | undefined) => !stop.signal.aborted && setProblem(found);
    // The problem is not shown over an earlier picture in another size.
    const timer = setTimeout(() => !target.hasChildNodes() && show('slow'), SLOW_AFTER);
    const draw = async () => {
      const canvas = await drawPage(page, scale, stop.signal);
      if (seemsBlank(canvas)) await document.proofread(page);
      if (stop.signal.aborted) return;
      target.replaceChildren(canvas);
      drawn();
    };
    const explain = async (): Promise<PageProblem | undefined> => {
      if (stop.signal.aborted) return undefined;
      return (await document.hasTooLargeImage().catch(() => false)) ? 'too_large' : 'failed';
    };
    void draw()
      .finally(document.onDrawn)
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
    // A page without its text layer is still visible.
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
