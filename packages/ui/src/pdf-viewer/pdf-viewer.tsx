import { mdiDownloadOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { ErrorState } from '../error-state/error-state.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import { PdfToolbar } from './pdf-toolbar.tsx';
import styles from './pdf-viewer.module.css';
import { texts } from './texts.ts';
import { usePdf, type LoadScript } from './use-pdf.ts';

export interface PdfViewerProps {
  src: string;
  name: string;
  /** The first page to show, starting at 1. A change has no effect after the document has opened. */
  initialPage?: number;
  /** The first text to search for. The viewer opens at the first hit on or after `initialPage`. A change has no effect afterwards. */
  initialSearch?: string;
  /** Whether a phone shows the pages, for a document whose layout says much, such as an invoice. Otherwise it opens as text. */
  opensAsPages?: boolean;
  downloadHref?: string;
  /** More links and buttons in the toolbar, such as a link that opens the document in a new tab. */
  actions?: ReactNode;
  /** A note about the document, above its pages. */
  note?: string | undefined;
  /** Whether the keys also work while the focus is elsewhere on the page. Members can turn such keys off (WCAG 2.1.4). */
  hasPageKeys?: boolean;
  /** Called each time that a page has been drawn, so that it can be seen. */
  onPageDrawn?: (() => void) | undefined;
  /** Loads the scripts of pdf.js and of the reader. An app that handles failed scripts passes its own function. */
  loadScript?: LoadScript;
}

/** The height of the placeholder: the height of an A4 page that is as wide as the viewer. */
const A4_HEIGHT = '141cqw';

/** Shows a PDF, as high as the container. The scripts of pdf.js and of the reader are loaded when the first viewer is shown. */
export function PdfViewer({
  src,
  name,
  initialPage = 1,
  initialSearch = '',
  opensAsPages = false,
  downloadHref,
  actions,
  note,
  hasPageKeys = false,
  onPageDrawn,
  loadScript,
}: PdfViewerProps) {
  const { state, retry } = usePdf(src, loadScript);
  const frame = { name, downloadHref, actions };
  if (state.kind === 'missing') {
    return (
      <div className={styles['viewer']} data-failed>
        <ErrorState title={texts.missing}>{texts.help.missing}</ErrorState>
      </div>
    );
  }
  if (state.kind === 'unavailable') {
    return (
      <div className={styles['viewer']} data-failed>
        <ErrorState title={texts.failed} onRetry={retry} />
      </div>
    );
  }
  if (state.kind === 'failed' || state.kind === 'locked' || state.kind === 'damaged')
    return (
      <div className={styles['viewer']} data-failed>
        {state.kind === 'failed' ? (
          <ErrorState title={texts.failed} onRetry={retry}>
            {downloadHref !== undefined && texts.failedHelp}
          </ErrorState>
        ) : (
          // The document itself causes the error, so a retry would not help.
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
        <state.Reader
          {...frame}
          document={state}
          initialPage={initialPage}
          initialSearch={initialSearch}
          opensAsPages={opensAsPages}
          note={note}
          hasPageKeys={hasPageKeys}
          onPageDrawn={onPageDrawn}
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
