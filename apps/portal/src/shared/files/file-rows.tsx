import { type AttachedFile, fileTitle } from '@mijn/domain/files';
import { DocumentList, DocumentRow, type DocumentRowProps } from '@mijn/ui/document-list';
import { lazy, Suspense } from 'react';
import { loadChunk } from '../chunks/load-chunk.ts';
import type { FileLinks } from './file-links.ts';
import type { OpenFile } from './use-open-file.ts';

export interface FileRowsProps<File> {
  label: string;
  files: readonly File[];
  linksOf: (file: File) => FileLinks;
  openFile: Pick<OpenFile, 'hrefOf'>;
  /** What a row shows besides the file itself. */
  detailsOf?: (file: File) => Partial<DocumentRowProps>;
}

/** Files below each other: each opens over the page, and can be saved. */
export function FileRows<File extends AttachedFile>(props: FileRowsProps<File>) {
  const { label, files, linksOf, openFile, detailsOf } = props;
  return (
    <DocumentList label={label}>
      {files.map((file) => {
        const { download, thumbnail } = linksOf(file);
        return (
          <DocumentRow
            key={file.id}
            name={fileTitle(file)}
            href={openFile.hrefOf(file.id)}
            extension={file.extension}
            byteSize={file.byte_size}
            thumbnail={thumbnail}
            downloadHref={download}
            {...detailsOf?.(file)}
          />
        );
      })}
    </DocumentList>
  );
}

const FileViewer = lazy(async () => ({
  default: (await loadChunk('file-viewer', () => import('./file-viewer.tsx'))).FileViewer,
}));

interface OpenedFileProps<File> {
  /** Those that can be opened. */
  files: readonly File[];
  linksOf: (file: File) => FileLinks;
  openFile: OpenFile;
}

/** The file that the address opens over the page. The viewer is loaded with the first one. */
export function OpenedFile<File extends AttachedFile>({ files, linksOf, openFile }: OpenedFileProps<File>) {
  const { openId, hit, close } = openFile;
  const file = files.find(({ id }) => id === openId);
  return (
    <Suspense>{file && <FileViewer file={file} links={linksOf(file)} hit={hit} onClose={close} />}</Suspense>
  );
}
