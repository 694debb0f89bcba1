import type { AttachedFile } from '@mijn/domain/files';
import { lazy, Suspense } from 'react';
import { loadChunk } from '../chunks/load-chunk.ts';
import type { FileLinks } from './file-links.ts';
import type { OpenFile } from './use-open-file.ts';

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
