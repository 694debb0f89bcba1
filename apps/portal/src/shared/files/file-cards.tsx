import { type AttachedFile, fileTitle } from '@mijn/domain/files';
import { MessageFile, MessageFiles } from '@mijn/ui/message-feed';
import type { FileRowsProps } from './file-rows.tsx';

/** Shows files as cards of which the whole surface opens the file. */
export function FileCards<File extends AttachedFile>({
  label,
  files,
  linksOf,
  openFile,
}: Omit<FileRowsProps<File>, 'detailsOf'>) {
  return (
    <MessageFiles label={label}>
      {files.map((file) => (
        <MessageFile
          key={file.id}
          name={fileTitle(file)}
          href={openFile.hrefOf(file.id)}
          extension={file.extension}
          byteSize={file.byte_size}
          thumbnail={linksOf(file).thumbnail}
        />
      ))}
    </MessageFiles>
  );
}
