import type { AttachedFile } from '@mijn/domain/files';
import { lazy, Suspense, useState } from 'react';
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
  /** What an open file is called that is no longer among the files, such as "Dit formulier"; without it, its dialog closes. */
  gone?: string;
}

/**
 * Shows the file that the URL selects in a dialog over the page. The viewer loads with the first opened file.
 */
export function OpenedFile<File extends AttachedFile>({
  files,
  linksOf,
  openFile,
  gone,
}: OpenedFileProps<File>) {
  const { openId, hit, close } = openFile;
  const found = files.find(({ id }) => id === openId);
  const [opened, setOpened] = useState(found);
  if (gone !== undefined && found && found !== opened) setOpened(found);
  const isGone = gone !== undefined && found === undefined && opened?.id === openId;
  const file = isGone ? opened : found;
  return (
    <Suspense>
      {file && (
        <FileViewer
          file={file}
          links={linksOf(file)}
          hit={hit}
          gone={isGone ? gone : undefined}
          onClose={close}
        />
      )}
    </Suspense>
  );
}
