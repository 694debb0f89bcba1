import type { CallInput } from '@mijn/api';
import type { Operation, PathParams } from '@mijn/domain/wire';
import { type AppThunk, useAppDispatch } from '../store/hooks.ts';

const urlOf =
  <Op extends Operation>(operation: Op, input: CallInput<Op>): AppThunk<string> =>
  (_, __, { connection }) =>
    connection.urlOf(operation, input);

export function useFileUrl() {
  const dispatch = useAppDispatch();
  // The thunk only reads the connection, which only the store has.
  return <Op extends Operation>(operation: Op, input: CallInput<Op>): string =>
    dispatch(urlOf(operation, input));
}

export interface FileLinks {
  view: string;
  download: string;
  thumbnail: string | undefined;
}

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
