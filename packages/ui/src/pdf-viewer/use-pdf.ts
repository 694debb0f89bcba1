import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useState } from 'react';
import type { OpenPdf } from './open-pdf.ts';
import type { PdfReader } from './pdf-reader.tsx';

/** The state of the viewer. `locked` means that the document needs a password, `damaged` that the file is not a
 * readable PDF, `missing` that the server has lost it, and `unavailable` that the server can't send it now. */
export type PdfState =
  | { kind: 'loading' | 'failed' | 'locked' | 'damaged' | 'missing' | 'unavailable' }
  | ({ kind: 'open'; Reader: typeof PdfReader } & OpenPdf);

/** Loads a script on demand. An app that handles failed scripts passes its own function. */
export type LoadScript = <T>(load: () => Promise<T>) => Promise<T>;

/** The width of a screen on which a page of A4 is too small to read, also for a phone that is rotated later. */
const NARROW = 480;

async function hasText(page: PDFPageProxy): Promise<boolean> {
  const { items } = await page.getTextContent();
  return items.some((item) => 'str' in item && item.str.trim() !== '');
}

const LOADING: PdfState = { kind: 'loading' };
const simply: LoadScript = async (load) => load();

/** Nothing of the reader is shown before the document is open, so that no screen waits for its script. */
const importReader = async () => Promise.all([import('./pdf-library.ts'), import('./pdf-reader.tsx')]);

/** Loads pdf.js and the reader, and opens the document at a URL. `retry` repeats all of it. */
export function usePdf(url: string, loadScript: LoadScript = simply): { state: PdfState; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{ of: string; state: PdfState }>();
  const load = useEffectEvent(async () => loadScript(importReader));
  const wanted = `${attempt} ${url}`;

  useEffect(() => {
    const stop = new AbortController();
    const settle = (state: PdfState) => !stop.signal.aborted && setSettled({ of: wanted, state });
    const open = async (): Promise<PdfState> => {
      const [library, { PdfReader: Reader }] = await load();
      stop.signal.throwIfAborted();
      const task = library.openPdf(url);
      let byteSize = 0;
      task.onProgress = ({ total }: { total: number }) => {
        byteSize = total;
      };
      stop.signal.addEventListener('abort', () => void task.destroy());
      const opened = await task.promise.catch((error: unknown): PdfState => {
        if (library.asksForPassword(error)) return { kind: 'locked' };
        if (library.isDamaged(error)) return { kind: 'damaged' };
        if (library.isMissing(error)) return { kind: 'missing' };
        if (library.isUnavailable(error)) return { kind: 'unavailable' };
        throw error;
      });
      if ('kind' in opened) return opened;
      const pdf = opened;
      let onDrawn: () => void = () => undefined;
      const firstDrawn = new Promise<void>((resolve) => {
        onDrawn = resolve;
      });
      const first = await pdf.getPage(1);
      const { width, height } = first.getViewport({ scale: 1 });
      return {
        kind: 'open',
        Reader,
        pdf,
        TextLayer: library.TextLayer,
        isPicture: library.isPicture,
        proofread: async (page) => library.proofread(url, page),
        byteSize,
        firstDrawn,
        onDrawn,
        hasTooLargeImage: async () => library.hasTooLargeImage(pdf),
        // The viewer shows the error of an unreadable page.
        isTextOffered:
          Math.min(window.innerWidth, window.innerHeight) < NARROW &&
          (await hasText(first).catch(() => false)),
        isNarrow: window.innerWidth < NARROW,
        size: { width, height },
      };
    };
    void open()
      .catch((): PdfState => ({ kind: 'failed' }))
      .then(settle);
    return () => stop.abort();
  }, [url, wanted]);

  return {
    state: settled?.of === wanted ? settled.state : LOADING,
    retry: () => setAttempt(attempt + 1),
  };
}
