import type { Operation, PathParams } from '@mijn/domain/wire';
import { useFileUrl } from '../api/use-file-url.ts';

/** The addresses of one file. */
export interface FileLinks {
  /** To look at. */
  view: string;
  /** To save. */
  download: string;
  /** Undefined for a file without one. */
  thumbnail: string | undefined;
}

/** Makes the addresses of a file from the operations that send it. */
export function useFileLinks<Path extends Operation['path']>(
  file: Operation & { path: Path },
  thumbnail?: Operation,
) {
  const fileUrl = useFileUrl();
  const bytes: Operation = file;
  return (params: PathParams<Path>, hasThumbnail = false): FileLinks => ({
    view: fileUrl(bytes, { params, query: { disposition: 'inline' } }),
    download: fileUrl(bytes, { params }),
    thumbnail: thumbnail && hasThumbnail ? fileUrl(thumbnail, { params }) : undefined,
  });
}
