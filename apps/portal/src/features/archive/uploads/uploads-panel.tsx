import { messages } from '@mijn/api/messages';
import { errorText } from '@mijn/api/texts';
import { UploadList, type Upload as UploadItem } from '@mijn/ui/file-upload';
import { FloatingPanel } from '@mijn/ui/floating-panel';
import { useEffect } from 'react';
import { cancelUpload, retryUpload } from './start-upload.ts';
import { useUploadsDispatch, useUploadsSelector } from './uploads-store.ts';
import { type Upload, uploadRemoved } from './uploads.slice.ts';
import { texts } from './texts.ts';

/** Once all of a file is sent, nobody here can tell whether the server was quicker. */
const cancelledText = (progress: number) => (progress < 1 ? texts.cancelled : texts.cancelledLate);

function toItem({ id, fileName, byteSize, progress, state, error }: Upload): UploadItem {
  return {
    id,
    name: fileName,
    byteSize,
    progress: Math.round(progress * 100),
    status:
      state === 'busy' ? (progress > 0 ? 'uploading' : 'waiting') : state === 'done' ? 'done' : 'failed',
    error:
      state === 'cancelled'
        ? cancelledText(progress)
        : error && messages.uploadFailed(fileName, errorText(error)),
  };
}

/** Every upload with its progress, over whatever page is shown: it survives navigating within the portal. */
export function UploadsPanel() {
  const uploads = useUploadsSelector(({ archiveUploads }) => archiveUploads);
  const dispatch = useUploadsDispatch();
  const isBusy = uploads.some(({ state }) => state === 'busy');

  useEffect(() => {
    if (!isBusy) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isBusy]);

  if (uploads.length === 0) return null;
  return (
    <FloatingPanel title={texts.title}>
      <UploadList
        uploads={uploads.map(toItem)}
        onCancel={cancelUpload}
        onRetry={(id) => void dispatch(retryUpload(id))}
        onRemove={(id) => dispatch(uploadRemoved(id))}
      />
    </FloatingPanel>
  );
}
