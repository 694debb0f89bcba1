import type { AttachedFile } from '@mijn/domain/files';
import { lazy, Suspense } from 'react';
import { loadChunk } from '../chunks/load-chunk.ts';
import type { FileLinks } from './file-links.ts';
import type { OpenFile } from './use-open-file.ts';

const FileViewer = lazy(async () => ({
  default: (await loadChunk('file-viewer', () => import('./file-viewer.tsx'))).FileViewer,
}));

interface OpenedFileProps<File> {
  /** The files that can be opened. */
  files: readonly File[];
  linksOf: (file: File) => FileLinks;
  openFile: OpenFile;
}

/**
 * Shows the file that the URL selects in a dialog over the page. The viewer loads with the first opened file.
 */
export function OpenedFile<File extends AttachedFile>({ files, linksOf, openFile }: OpenedFileProps<File>) {
  const { openId, hit, close } = openFile;
  const file = files.find(({ id }) => id === openId);
  return (
    <Suspense>{file && <FileViewer file={file} links={linksOf(file)} hit={hit} onClose={close} />}</Suspense>
  );
}
