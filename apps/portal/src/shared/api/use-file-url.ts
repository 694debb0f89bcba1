import type { CallInput } from '@mijn/api';
import type { Operation } from '@mijn/domain/wire';
import { type AppThunk, useAppDispatch } from './hooks.ts';

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
