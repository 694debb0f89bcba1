import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import styles from './pdf-viewer.module.css';
import { texts } from './texts.ts';

async function hasText(pdf: PDFDocumentProxy, signal: AbortSignal): Promise<boolean> {
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    if (signal.aborted || items.some((item) => 'str' in item && item.str.trim() !== '')) return true;
  }
  return false;
}

/** Shows a note that a document cannot be searched, if it has no text, such as a scan. */
export function NoTextNote({ pdf }: { pdf: PDFDocumentProxy }) {
  const [without, setWithout] = useState<PDFDocumentProxy>();
  useEffect(() => {
    const stop = new AbortController();
    // An unreadable page may have text, so no note is shown.
    hasText(pdf, stop.signal).then(
      (found) => !found && setWithout(pdf),
      () => undefined,
    );
    return () => stop.abort();
  }, [pdf]);
  const isWithout = without === pdf;
  return <output className={isWithout ? styles['note'] : undefined}>{isWithout && texts.noText}</output>;
}
