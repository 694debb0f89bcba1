import { useEffect, useState } from 'react';
import styles from './pdf-viewer.module.css';
import { texts } from './texts.ts';
import type { OpenPdf } from './use-pdf.ts';

/** Says of a document that it has an image which is too large to be drawn: its page is shown without. */
export function LeftOutNote({ document }: { document: OpenPdf }) {
  const [incomplete, setIncomplete] = useState<OpenPdf>();
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      // The rest of the document arrives after the pages in view.
      await document.pdf.getDownloadInfo();
      if (isCurrent && (await document.hasTooLargeImage())) setIncomplete(document);
    };
    // A document that does not arrive shows that in its pages.
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
