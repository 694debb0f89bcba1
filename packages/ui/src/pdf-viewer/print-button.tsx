import { mdiPrinterOutline } from '@mdi/js';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../button/button.tsx';
import styles from './pdf-toolbar.module.css';
import viewerStyles from './pdf-viewer.module.css';
import { PRINTED_PAGES_MAX, printPages } from './print-pages.ts';
import { texts } from './texts.ts';

/** The page that is being drawn for the printer, or that printing failed. */
type PrintState = { page: number } | 'failed' | undefined;

/** Prints a document. A second press, or closing the viewer, stops it. */
export function usePrinting(pdf: PDFDocumentProxy): { state: PrintState; toggle: () => void } {
  const [state, setState] = useState<PrintState>();
  const running = useRef<{ pdf: PDFDocumentProxy; stop: AbortController }>(undefined);
  useEffect(
    () => () => {
      if (running.current?.pdf === pdf) running.current.stop.abort();
    },
    [pdf],
  );
  const print = async () => {
    const stop = new AbortController();
    running.current = { pdf, stop };
    try {
      await printPages(pdf, stop.signal, (page) => !stop.signal.aborted && setState({ page }));
      setState(undefined);
    } catch {
      if (!stop.signal.aborted) setState('failed');
    }
    if (running.current?.stop === stop) running.current = undefined;
  };
  const stop = () => {
    running.current?.stop.abort();
    setState(undefined);
  };
  return { state, toggle: () => (typeof state === 'object' ? stop() : void print()) };
}

/** Says which page is drawn for the printer, or that printing failed. */
export function PrintNote({ state, count }: { state: PrintState; count: number }) {
  const isPreparing = typeof state === 'object';
  return (
    <output className={state === undefined ? undefined : viewerStyles['note']}>
      {isPreparing && texts.preparing(state.page, count)}
      {state === 'failed' && texts.printFailed}
    </output>
  );
}

interface PrintButtonProps {
  /** Undefined until the document has loaded. */
  printing: ReturnType<typeof usePrinting> | undefined;
  count: number;
}

export function PrintButton({ printing, count }: PrintButtonProps) {
  if (count > PRINTED_PAGES_MAX) return null;
  const isBusy = typeof printing?.state === 'object';
  return (
    <span className={styles['print']}>
      <IconButton
        icon={mdiPrinterOutline}
        label={isBusy ? texts.stopPrinting : texts.print}
        onPress={printing?.toggle}
      />
    </span>
  );
}
