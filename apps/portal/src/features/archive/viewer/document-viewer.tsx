import { mdiDownloadOutline } from '@mdi/js';
import { documentTitle, type MediaItem } from '@mijn/domain/archive';
import { Dialog } from '@mijn/ui/dialog';
import { EmptyState } from '@mijn/ui/empty-state';
import { LinkButton } from '@mijn/ui/link-button';
import { PdfViewer } from '@mijn/ui/pdf-viewer';
import { Picture } from '@mijn/ui/picture';
import { Spinner } from '@mijn/ui/spinner';
import { loadChunk } from '../../../shared/chunks/load-chunk.ts';
import { QueryState } from '../../../shared/shell/query-state.tsx';
import { useGetArchiveDocumentQuery } from '../archive.endpoints.ts';
import { useFileAddresses } from '../use-file-addresses.ts';
import { texts } from './texts.ts';

interface Hit {
  /** From 1. */
  page: number;
  text: string;
}

interface DocumentViewerProps {
  associationId: string;
  documentId: string;
  /** What a search found in it: a PDF opens there. */
  hit?: Hit | undefined;
  onClose: () => void;
}

const loadPdfJs = async <T,>(load: () => Promise<T>): Promise<T> => loadChunk('pdf', load);

const isPdf = (item: MediaItem): boolean => item.media_type === 'application/pdf';

interface ContentProps {
  item: MediaItem;
  address: string;
  downloadAddress: string;
  hit: Hit | undefined;
}

function Content({ item, address, downloadAddress, hit }: ContentProps) {
  if (isPdf(item))
    return (
      <PdfViewer
        src={address}
        name={item.name}
        downloadHref={downloadAddress}
        {...(hit ? { initialPage: hit.page, initialSearch: hit.text } : {})}
        loadScript={loadPdfJs}
      />
    );
  if (item.media_type.startsWith('image/')) return <Picture src={address} alt={item.name} />;
  return <EmptyState title={texts.noPreview}>{texts.noPreviewText}</EmptyState>;
}

/** A document over the list: a PDF page by page, an image whole, anything else to download. */
export function DocumentViewer({ associationId, documentId, hit, onClose }: DocumentViewerProps) {
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
        item &&
        !isPdf(item) && (
          <LinkButton icon={mdiDownloadOutline} href={downloadOf(item)} download>
            {texts.download}
          </LinkButton>
        )
      }
    >
      <QueryState query={query} failure={texts.notFound} skeleton={<Spinner label={texts.loading} />}>
        {(found) => (
          <Content item={found} address={viewOf(found)} downloadAddress={downloadOf(found)} hit={hit} />
        )}
      </QueryState>
    </Dialog>
  );
}
