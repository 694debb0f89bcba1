import { useEffect, useState } from 'react';
import type { OpenPdf } from './open-pdf.ts';
import styles from './pdf-viewer.module.css';
import { texts } from './texts.ts';

/** The maximum size of a file that is fetched whole for large images, in bytes (inclusive): 10 seconds at 1.6 Mbit/s. */
const FETCHED_WHOLE_MAX = 2_000_000;

/** Shows a note if an image is too large to draw. The rest of a small file is fetched for this after the first page is drawn. */
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
