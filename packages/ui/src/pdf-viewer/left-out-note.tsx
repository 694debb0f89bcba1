import { useEffect, useState } from 'react';
import styles from './pdf-viewer.module.css';
import { texts } from './texts.ts';
import type { OpenPdf } from './use-pdf.ts';

/**
 * Shows a note if a document has an image that is too large to draw. The page is shown without that image.
 */
export function LeftOutNote({ document }: { document: OpenPdf }) {
  const [incomplete, setIncomplete] = useState<OpenPdf>();
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      // The browser loads the rest of the document after the visible pages.
      await document.pdf.getDownloadInfo();
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
