import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useState } from 'react';
import type * as PdfLibrary from './pdf-library.ts';

/** A document that is open. */
export interface OpenPdf {
  pdf: PDFDocumentProxy;
  TextLayer: typeof PdfLibrary.TextLayer;
  /** Rejects when something of a drawn page could not be read. */
  proofread: (page: PDFPageProxy) => Promise<void>;
  /** Whether the document has an image with too many pixels. */
  hasTooLargeImage: () => Promise<boolean>;
  /** Of the first page, in points: what every page is thought to have until it is known. */
  size: { width: number; height: number };
}

/** `locked`: it only opens with a password. `damaged`: it is no readable PDF. */
export type PdfState = { kind: 'loading' | 'failed' | 'locked' | 'damaged' } | ({ kind: 'open' } & OpenPdf);

/** Loads a further script; an app that watches over its scripts brings its own. */
export type LoadScript = <T>(load: () => Promise<T>) => Promise<T>;

const LOADING: PdfState = { kind: 'loading' };
const simply: LoadScript = async (load) => load();

/** Loads pdf.js and with it the document at an address. `retry` does both again. */
export function usePdf(
  address: string,
  loadScript: LoadScript = simply,
): { state: PdfState; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{ of: string; state: PdfState }>();
  const load = useEffectEvent(async () => loadScript(async () => import('./pdf-library.ts')));
  const wanted = `${attempt} ${address}`;

  useEffect(() => {
    const stop = new AbortController();
    const settle = (state: PdfState) => !stop.signal.aborted && setSettled({ of: wanted, state });
    const open = async (): Promise<PdfState> => {
      const { asksForPassword, hasTooLargeImage, isDamaged, openPdf, proofread, TextLayer } = await load();
      stop.signal.throwIfAborted();
      const task = openPdf(address);
      stop.signal.addEventListener('abort', () => void task.destroy());
      const opened = await task.promise.catch((error: unknown): PdfState => {
        if (asksForPassword(error)) return { kind: 'locked' };
        if (isDamaged(error)) return { kind: 'damaged' };
        throw error;
      });
      if ('kind' in opened) return opened;
      const pdf = opened;
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
      return {
        kind: 'open',
        pdf,
        TextLayer,
        proofread: async (page) => proofread(address, page),
        hasTooLargeImage: async () => hasTooLargeImage(pdf),
        size: { width, height },
      };
    };
    void open()
      .catch((): PdfState => ({ kind: 'failed' }))
      .then(settle);
    return () => stop.abort();
  }, [address, wanted]);

  return {
    state: settled?.of === wanted ? settled.state : LOADING,
    retry: () => setAttempt(attempt + 1),
  };
}
