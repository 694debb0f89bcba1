import { lazyPart } from '@mijn/ui/lazy-part';
import type { AttachedFile } from '@mijn/domain/files';
import { useState } from 'react';
import type { FileLinks } from './file-links.ts';
import type { OpenFile } from './use-open-file.ts';

const { Component: FileViewer } = lazyPart(
  'file-viewer',
  async () => (await import('./file-viewer.tsx')).FileViewer,
  { isOverlay: true },
);

interface OpenedFileProps<File> {
  files: readonly File[];
  linksOf: (file: File) => FileLinks;
  openFile: OpenFile;
  /** The name of an open file that is no longer among the files, such as "Dit formulier". Without a name, its dialog closes. */
  gone?: string;
}

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
    file && (
      <FileViewer
        file={file}
        links={linksOf(file)}
        hit={hit}
        gone={isGone ? gone : undefined}
        onClose={close}
      />
    )
  );
}
