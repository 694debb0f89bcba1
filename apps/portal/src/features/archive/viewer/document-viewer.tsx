import { mdiDownloadOutline } from '@mdi/js';
import { documentTitle, type MediaItem } from '@mijn/domain/archive';
import { Dialog } from '@mijn/ui/dialog';
import { EmptyState } from '@mijn/ui/empty-state';
import { LinkButton } from '@mijn/ui/link-button';
import { Spinner } from '@mijn/ui/spinner';
import { lazy, Suspense } from 'react';
import { loadChunk } from '../../../shared/chunks/load-chunk.ts';
import { QueryState } from '../../../shared/shell/query-state.tsx';
import { useGetArchiveDocumentQuery } from '../archive.endpoints.ts';
import { useFileAddresses } from '../use-file-addresses.ts';
import styles from './document-viewer.module.css';
import { texts } from './texts.ts';

const PdfPages = lazy(async () => ({
  default: (await loadChunk('pdf-pages', () => import('./pdf-pages.tsx'))).PdfPages,
}));

interface DocumentViewerProps {
  associationId: string;
  documentId: string;
  onClose: () => void;
}

function Content({ item, address }: { item: MediaItem; address: string }) {
  if (item.media_type === 'application/pdf') return <PdfPages address={address} name={item.name} />;
  if (item.media_type.startsWith('image/'))
    return <img className={styles['image']} src={address} alt={item.name} />;
  return <EmptyState title={texts.noPreview}>{texts.failedText}</EmptyState>;
}

/** A document over the list: a PDF page by page, an image whole, anything else to download. */
export function DocumentViewer({ associationId, documentId, onClose }: DocumentViewerProps) {
  const query = useGetArchiveDocumentQuery({ associationId, documentId });
  const { viewOf, downloadOf } = useFileAddresses(associationId);
  const item = query.currentData;
  return (
    <Dialog
      look="wide"
      title={item ? documentTitle(item) : texts.document}
      isOpen
      onClose={onClose}
      actions={
        item && (
          <LinkButton icon={mdiDownloadOutline} href={downloadOf(item)} download>
            {texts.download}
          </LinkButton>
        )
      }
    >
      <QueryState query={query} failure={texts.notFound} skeleton={<Spinner label={texts.loading} />}>
        {(found) => (
          <Suspense fallback={<Spinner label={texts.loading} />}>
            <Content item={found} address={viewOf(found)} />
          </Suspense>
        )}
      </QueryState>
    </Dialog>
  );
}
