import type { CallInput } from '@mijn/api';
import type { Operation, PathParams } from '@mijn/domain/wire';
import { type AppThunk, useAppDispatch } from '../store/hooks.ts';

const urlOf =
  <Op extends Operation>(operation: Op, input: CallInput<Op>): AppThunk<string> =>
  (_, __, { connection }) =>
    connection.urlOf(operation, input);

/**
 * Returns a function that returns the URL of an operation whose response is a file:
 * `fileUrl(formsOperations.downloadForm, { params })`.
 */
export function useFileUrl() {
  const dispatch = useAppDispatch();
  // The thunk only reads the connection, which is only available in the store.
  return <Op extends Operation>(operation: Op, input: CallInput<Op>): string =>
    dispatch(urlOf(operation, input));
}

/** The URLs of one file. */
export interface FileLinks {
  /** The URL that shows the file in the browser. */
  view: string;
  /** The URL that downloads the file. */
  download: string;
  /** The URL of the thumbnail. Undefined for a file without a thumbnail. */
  thumbnail: string | undefined;
}

/**
 * Returns a function that returns the URLs of a file, based on the operations that return the file and its
 * thumbnail.
 */
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
