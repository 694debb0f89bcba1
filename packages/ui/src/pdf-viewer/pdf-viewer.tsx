import { mdiDownloadOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { ErrorState } from '../error-state/error-state.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import { PdfReader } from './pdf-reader.tsx';
import { PdfToolbar } from './pdf-toolbar.tsx';
import styles from './pdf-viewer.module.css';
import { texts } from './texts.ts';
import { usePdf, type LoadScript } from './use-pdf.ts';

export interface PdfViewerProps {
  /** The address of the PDF; cookies go along, and ranges are asked for. */
  src: string;
  /** What the document is called. */
  name: string;
  /** The page to start at, from 1. Read when the document opens. */
  initialPage?: number;
  /** What to look for at once: the viewer opens at the first hit from `initialPage`. Read when the document opens. */
  initialSearch?: string;
  /** The address of the file to save: a link in the bar, and beside the failure. */
  downloadHref?: string;
  /** Further links and buttons in the bar, such as one that opens the document in a new tab. */
  actions?: ReactNode;
  /** What is to be known of the document, above its pages. */
  note?: string | undefined;
  /** How the script of pdf.js is loaded: an app that watches over its scripts brings its own way. */
  loadScript?: LoadScript;
}

/** Of the skeleton: what an A4 page has, as wide as the viewer. */
const A4_HEIGHT = '141cqw';

/** Shows a PDF, as high as what it stands in. pdf.js is loaded when it is first shown. */
export function PdfViewer({
  src,
  name,
  initialPage = 1,
  initialSearch = '',
  downloadHref,
  actions,
  note,
  loadScript,
}: PdfViewerProps) {
  const { state, retry } = usePdf(src, loadScript);
  const frame = { name, downloadHref, actions };
  if (state.kind === 'failed' || state.kind === 'locked' || state.kind === 'damaged')
    return (
      <div className={styles['viewer']} data-failed>
        {state.kind === 'failed' ? (
          <ErrorState title={texts.failed} onRetry={retry}>
            {downloadHref !== undefined && texts.failedHelp}
          </ErrorState>
        ) : (
          // The document itself is the cause: a retry changes nothing.
          <ErrorState title={texts[state.kind]}>
            {downloadHref !== undefined && texts.help[state.kind]}
          </ErrorState>
        )}
        {downloadHref !== undefined && (
          <LinkButton variant="quiet" icon={mdiDownloadOutline} href={downloadHref} download>
            {texts.download}
          </LinkButton>
        )}
      </div>
    );
  return (
    <div className={styles['viewer']}>
      {state.kind === 'open' ? (
        <PdfReader
          {...frame}
          document={state}
          initialPage={initialPage}
          initialSearch={initialSearch}
          note={note}
        />
      ) : (
        <>
          <PdfToolbar {...frame} />
          <div className={styles['scroller']} data-loading>
            <SkeletonGroup label={texts.loading}>
              <Skeleton height={A4_HEIGHT} shape="block" />
            </SkeletonGroup>
          </div>
        </>
      )}
    </div>
  );
}
