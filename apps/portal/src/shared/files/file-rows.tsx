import { type AttachedFile, fileTitle } from '@mijn/domain/files';
import { DocumentList, DocumentRow, type DocumentRowProps } from '@mijn/ui/document-list';
import type { FileLinks } from './file-links.ts';
import type { OpenFile } from './use-open-file.ts';

export interface FileRowsProps<File> {
  label: string;
  files: readonly File[];
  linksOf: (file: File) => FileLinks;
  openFile: Pick<OpenFile, 'hrefOf'>;
  detailsOf?: (file: File) => Partial<DocumentRowProps>;
}

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
