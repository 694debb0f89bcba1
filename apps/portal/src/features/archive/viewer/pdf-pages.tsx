import { ErrorState } from '@mijn/ui/error-state';
import { Spinner } from '@mijn/ui/spinner';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import styles from './document-viewer.module.css';
import { openPdf } from './open-pdf.ts';
import { PdfPage } from './pdf-page.tsx';
import { texts } from './texts.ts';

type State = { kind: 'loading' } | { kind: 'failed' } | { kind: 'open'; pdf: PDFDocumentProxy };

/** Every page of a PDF below each other; a page is drawn when it comes into view. */
export function PdfPages({ address, name }: { address: string; name: string }) {
  const [state, setState] = useState<State>({ kind: 'loading' });

  useEffect(() => {
    let isCurrent = true;
    const { document, close } = openPdf(address);
    document.then(
      (pdf) => isCurrent && setState({ kind: 'open', pdf }),
      () => isCurrent && setState({ kind: 'failed' }),
    );
    return () => {
      isCurrent = false;
      close();
    };
  }, [address]);

  if (state.kind === 'loading') return <Spinner label={texts.loading} />;
  if (state.kind === 'failed') return <ErrorState title={texts.failed}>{texts.failedText}</ErrorState>;
  const { pdf } = state;
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  return (
    <ol className={styles['pages']} aria-label={name}>
      {numbers.map((number) => (
        <PdfPage key={number} pdf={pdf} number={number} />
      ))}
    </ol>
  );
}
