import { type ApiError, canRetry } from '@mijn/api';
import { errorText, fieldErrorTextsOf } from '../api/error-text.ts';
import { texts } from './texts.ts';

export type UploadError = ApiError | { kind: 'unreadable_file' };

export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

export const canSendAgain = (error: UploadError): boolean =>
  error.kind !== 'unreadable_file' && canRetry(error);

/** Returns the reason of a failure. A file that breaks a rule, such as the length of its name, has that reason. */
export function reasonOf(error: UploadError): string {
  if (error.kind === 'unreadable_file') return texts.unreadable;
  const [ofField] = error.kind === 'response' ? Object.values(fieldErrorTextsOf(error.errors ?? {})) : [];
  return ofField ?? errorText(error);
}

/** Returns why an upload waits. */
export const reasonToWait = ({ kind }: UploadError): string =>
  kind === 'response' ? texts.notAccepted : texts.noConnection;

/** Returns whether a file can be read. The browser reports a file that is gone like a lost connection. */
export const isReadable = async (file: Blob): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
