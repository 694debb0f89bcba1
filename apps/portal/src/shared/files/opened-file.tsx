import { lazy, Suspense } from 'react';
import { loadChunk } from '../chunks/load-chunk.ts';
import type { ViewedFile } from './file-viewer.tsx';

const FileViewer = lazy(async () => ({
  default: (await loadChunk('file-viewer', () => import('./file-viewer.tsx'))).FileViewer,
}));

interface OpenedFileProps {
  /** Undefined while none is open. */
  viewed: ViewedFile | undefined;
  onClose: () => void;
}

/** The file that the address opens over the page. The viewer is loaded with the first one. */
export function OpenedFile({ viewed, onClose }: OpenedFileProps) {
  return <Suspense>{viewed && <FileViewer {...viewed} onClose={onClose} />}</Suspense>;
}
