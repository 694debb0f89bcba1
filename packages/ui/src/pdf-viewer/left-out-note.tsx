import { useEffect, useState } from 'react';
import styles from './pdf-viewer.module.css';
import { texts } from './texts.ts';
import type { OpenPdf } from './use-pdf.ts';

/**
 * The maximum size of a file that is fetched whole to look for images that are too large, in bytes (inclusive).
 * A phone with a slow connection of 1.6 Mbit/s fetches the file in 10 seconds.
 */
const FETCHED_WHOLE_MAX = 2_000_000;

/**
 * Shows a note if a document has an image that is too large to draw. The page is shown without that image.
 * The rest of a small file is fetched for this after the first page is drawn. A larger file is only examined if
 * the whole file has been fetched anyway.
 */
export function LeftOutNote({ document }: { document: OpenPdf }) {
  const [incomplete, setIncomplete] = useState<OpenPdf>();
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      await document.firstDrawn;
      // Resolves when the last range has arrived.
      if (document.byteSize > FETCHED_WHOLE_MAX) await document.pdf.getDownloadInfo();
      if (isCurrent && (await document.hasTooLargeImage())) setIncomplete(document);
    };
    // If the document does not load, the pages show the error.
    look().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [document]);
  const isIncomplete = incomplete === document;
  return (
    <output className={isIncomplete ? styles['note'] : undefined}>{isIncomplete && texts.leftOut}</output>
  );
}
