import type { CallInput } from '@mijn/api';
import type { Operation, PathParams } from '@mijn/domain/wire';
import { type AppThunk, useAppDispatch } from '../api/hooks.ts';

const urlOf =
  <Op extends Operation>(operation: Op, input: CallInput<Op>): AppThunk<string> =>
  (_, __, { connection }) =>
    connection.urlOf(operation, input);

/** Makes the address of an operation whose answer is a file: `fileUrl(formsOperations.downloadForm, { params })`. */
export function useFileUrl() {
  const dispatch = useAppDispatch();
  // The thunk changes nothing: it reads the connection, which the store alone holds.
  return <Op extends Operation>(operation: Op, input: CallInput<Op>): string =>
    dispatch(urlOf(operation, input));
}

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
