import { useEffect, useState } from 'react';
import type { OpenPdf } from './open-pdf.ts';
import styles from './pdf-viewer.module.css';
import { texts } from './texts.ts';

/** Returns why a document has no text to search in, or undefined if it has text. */
async function reasonOf({ pdf, isPicture }: OpenPdf, signal: AbortSignal) {
  let isScan = false;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    if (signal.aborted || items.some((item) => 'str' in item && item.str.trim() !== '')) return undefined;
    isScan ||= await isPicture(page);
  }
  return isScan ? texts.scan : texts.noText;
}

/** Says that a document without text cannot be searched, and that it is a scan if a picture covers a page. */
export function NoTextNote({ document }: { document: OpenPdf }) {
  const [found, setFound] = useState<{ of: OpenPdf; reason: string | undefined }>();
  useEffect(() => {
    const stop = new AbortController();
    // An unreadable page may have text, so no note is shown.
    reasonOf(document, stop.signal).then(
      (reason) => setFound({ of: document, reason }),
      () => undefined,
    );
    return () => stop.abort();
  }, [document]);
  const reason = found?.of === document ? found.reason : undefined;
  return <output className={reason === undefined ? undefined : styles['note']}>{reason}</output>;
}
