import { mdiDownloadOutline } from '@mdi/js';
import { fileTitle, type AttachedFile } from '@mijn/domain/files';
import { Dialog } from '@mijn/ui/dialog';
import { EmptyState } from '@mijn/ui/empty-state';
import { LinkButton } from '@mijn/ui/link-button';
import { PdfViewer } from '@mijn/ui/pdf-viewer';
import { Picture } from '@mijn/ui/picture';
import { loadChunk } from '../chunks/load-chunk.ts';
import type { FileLinks } from './file-links.ts';

const texts = {
  noPreview: 'Dit soort bestand kan het portaal niet tonen',
  noPreviewText: 'U kunt het wel downloaden en op uw eigen apparaat openen.',
  download: 'Downloaden',
} as const;

/** What is looked at: its name and kind, and where its bytes are. */
export interface ViewedFile {
  file: Pick<AttachedFile, 'name' | 'extension' | 'media_type'>;
  links: Pick<FileLinks, 'view' | 'download'>;
  /** What a search found in it: a PDF opens there. The page counts from 1. */
  hit?: { page: number; text: string } | undefined;
  /** What is to be known of it, above a PDF. */
  note?: string | undefined;
}

const loadPdfJs = async <T,>(load: () => Promise<T>): Promise<T> => loadChunk('pdf', load);

const isPdf = ({ media_type }: Pick<AttachedFile, 'media_type'>): boolean => media_type === 'application/pdf';

/** A file, shown as far as a browser can: a PDF page by page, an image whole, anything else to download. */
export function FileView({ file, links, hit, note }: ViewedFile) {
  if (isPdf(file))
    return (
      <PdfViewer
        src={links.view}
        name={file.name}
        downloadHref={links.download}
        {...(hit ? { initialPage: hit.page, initialSearch: hit.text } : {})}
        note={note}
        loadScript={loadPdfJs}
      />
    );
  if (file.media_type.startsWith('image/')) return <Picture src={links.view} alt={file.name} />;
  return <EmptyState title={texts.noPreview}>{texts.noPreviewText}</EmptyState>;
}

/** The button below a file that does not bring its own. */
export function fileActions({ file, links }: ViewedFile) {
  return isPdf(file) ? undefined : (
    <LinkButton icon={mdiDownloadOutline} href={links.download} download>
      {texts.download}
    </LinkButton>
  );
}

/** A file over the page. */
export function FileViewer({ onClose, ...viewed }: ViewedFile & { onClose: () => void }) {
  return (
    <Dialog look="wide" title={fileTitle(viewed.file)} isOpen onClose={onClose} actions={fileActions(viewed)}>
      <FileView {...viewed} />
    </Dialog>
  );
}
