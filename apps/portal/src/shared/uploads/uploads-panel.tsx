import { canRetry } from '@mijn/api';
import { messages } from '@mijn/api/messages';
import { errorText } from '@mijn/api/texts';
import { UploadList, type Upload as UploadItem } from '@mijn/ui/file-upload';
import { FloatingPanel } from '@mijn/ui/floating-panel';
import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../../shared/api/hooks.ts';
import { cancelUpload, keepUnsentAll, retryUpload } from './start-upload.ts';
import { isUnderWay, type Upload } from './upload.ts';
import { selectUploads, uploadRemoved } from './uploads.slice.ts';
import { texts } from './texts.ts';

/**
 * Returns the text of a cancelled upload. If the whole file was sent, the server may have stored it before
 * the cancellation.
 */
const cancelledText = (progress: number) => (progress < 1 ? texts.cancelled : texts.cancelledLate);

const statuses = {
  waiting: 'waiting',
  busy: 'uploading',
  done: 'done',
  failed: 'failed',
  cancelled: 'failed',
} as const;

function toItem(upload: Upload, waiting: readonly Upload[]): UploadItem {
  const { id, fileName, byteSize, progress, state, error } = upload;
  return {
    id,
    name: fileName,
    byteSize,
    progress: Math.round(progress * 100),
    status: error && !canRetry(error) ? 'refused' : statuses[state],
    position: waiting.indexOf(upload) + 1,
    error:
      state === 'cancelled'
        ? cancelledText(progress)
        : error && messages.uploadFailed(fileName, errorText(error)),
  };
}

/**
 * Shows every upload with its progress, above every page. The panel stays during navigation within the
 * portal.
 */
export function UploadsPanel() {
  const uploads = useAppSelector(selectUploads);
  const dispatch = useAppDispatch();
  const waiting = uploads.filter(({ state }) => state === 'waiting');
  const isBusy = uploads.some(isUnderWay);

  useEffect(() => {
    if (!isBusy) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isBusy]);

  useEffect(() => {
    const keep = () => dispatch(keepUnsentAll());
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [dispatch]);

  if (uploads.length === 0) return null;
  return (
    <FloatingPanel title={texts.title}>
      <UploadList
        uploads={uploads.map((upload) => toItem(upload, waiting))}
        onCancel={(id) => dispatch(cancelUpload(id))}
        onRetry={(id) => void dispatch(retryUpload(id))}
        onRemove={(id) => dispatch(uploadRemoved(id))}
      />
    </FloatingPanel>
  );
}
