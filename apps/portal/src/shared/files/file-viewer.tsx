import { mdiDownloadOutline } from '@mdi/js';
import { fileTitle, type AttachedFile } from '@mijn/domain/files';
import { Dialog } from '@mijn/ui/dialog';
import { EmptyState } from '@mijn/ui/empty-state';
import { LinkButton } from '@mijn/ui/link-button';
import { PdfViewer } from '@mijn/ui/pdf-viewer';
import { Picture } from '@mijn/ui/picture';
import { texts as visibilityTexts } from '../visibility/texts.ts';
import { loadChunk } from '../chunks/load-chunk.ts';
import type { FileLinks } from './file-links.ts';

const texts = {
  noPreview: 'Dit soort bestand kan het portaal niet tonen',
  noPreviewText: 'U kunt het wel downloaden en op uw eigen apparaat openen.',
  download: 'Downloaden',
} as const;

export interface ViewedFile {
  file: Pick<AttachedFile, 'name' | 'extension' | 'media_type'>;
  links: Pick<FileLinks, 'view' | 'download'>;
  hit?: { page: number; text: string } | undefined;
  note?: string | undefined;
  /** Whether the keys of the PDF viewer work wherever the focus is on the page. In a dialog they always do. */
  hasPageKeys?: boolean;
  /** Whether a phone shows the pages of a PDF, and not its text. */
  opensAsPages?: boolean;
  onPageDrawn?: () => void;
}

const loadPdfJs = async <T,>(load: () => Promise<T>): Promise<T> => loadChunk('pdf', load);

const isPdf = ({ media_type }: Pick<AttachedFile, 'media_type'>): boolean => media_type === 'application/pdf';

export function FileView({
  file,
  links,
  hit,
  note,
  hasPageKeys = false,
  opensAsPages = false,
  onPageDrawn,
}: ViewedFile) {
  if (isPdf(file))
    return (
      <PdfViewer
        src={links.view}
        name={file.name}
        downloadHref={links.download}
        {...(hit ? { initialPage: hit.page, initialSearch: hit.text } : {})}
        note={note}
        hasPageKeys={hasPageKeys}
        opensAsPages={opensAsPages}
        onPageDrawn={onPageDrawn}
        loadScript={loadPdfJs}
      />
    );
  if (file.media_type.startsWith('image/')) return <Picture src={links.view} alt={file.name} />;
  return <EmptyState title={texts.noPreview}>{texts.noPreviewText}</EmptyState>;
}

/** Returns undefined for a PDF, because the PDF viewer has its own download button. */
export function fileActions({ file, links }: ViewedFile) {
  return isPdf(file) ? undefined : (
    <LinkButton icon={mdiDownloadOutline} href={links.download} download>
      {texts.download}
    </LinkButton>
  );
}

/** @param what the name of the file, such as "Dit document". */
export function GoneFile({ what }: { what: string }) {
  return <EmptyState title={visibilityTexts.gone(what)}>{visibilityTexts.goneText}</EmptyState>;
}

interface FileViewerProps extends ViewedFile {
  gone?: string | undefined;
  onClose: () => void;
}

export function FileViewer({ gone, onClose, ...viewed }: FileViewerProps) {
  const isGone = gone !== undefined;
  return (
    <Dialog
      look="wide"
      title={fileTitle(viewed.file)}
      isOpen
      onClose={onClose}
      actions={!isGone && fileActions(viewed)}
    >
      {isGone ? <GoneFile what={gone} /> : <FileView {...viewed} />}
    </Dialog>
  );
}
