import { notices } from '@mijn/api/notices';
import type { Upload as UploadItem } from '@mijn/ui/file-upload';
import { texts } from './texts.ts';
import type { Upload } from './upload.ts';
import { canSendAgain, reasonOf, reasonToWait } from './upload-error.ts';

/** Returns the text of a cancelled upload. If the whole file was sent, the server may have stored it. */
const cancelledText = ({ progress, words }: Upload) =>
  progress < 1 ? texts.cancelled : texts.cancelledLate(words.the);

const statuses = {
  waiting: 'waiting',
  busy: 'uploading',
  done: 'done',
  failed: 'failed',
  cancelled: 'failed',
} as const;

/** @param all all uploads of the list, for the position in the queue. */
export function toItem(upload: Upload, all: readonly Upload[]): UploadItem {
  const { id, fileName, byteSize, progress, state, error, stalledBy } = upload;
  const stall = state === 'busy' ? stalledBy : undefined;
  const waiting = all.filter((other) => other.state === 'waiting');
  return {
    id,
    name: fileName,
    byteSize,
    progress: Math.round(progress * 100),
    status: error && !canSendAgain(error) ? 'refused' : statuses[stall ? 'waiting' : state],
    reason: stall && reasonToWait(stall),
    position: waiting.indexOf(upload) + 1,
    error:
      state === 'cancelled'
        ? cancelledText(upload)
        : error && notices.uploadFailed(fileName, reasonOf(error)),
  };
}
