import { summaryOf, UploadList } from '@mijn/ui/file-upload';
import { FloatingPanel } from '@mijn/ui/floating-panel';
import { useEffect } from 'react';
import { useUnloadWarning } from '../shell/use-unload-warning.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { cancelUpload, keepUnsentAll, retryUpload } from './start-uploads.ts';
import { isUnderWay, type Upload } from './upload.ts';
import { toItem } from './upload-item.ts';
import { selectUploads, selectUploadsElsewhere, uploadRemoved, uploadsCleared } from './uploads.slice.ts';
import { texts } from './texts.ts';

const hasFailed = ({ state }: Upload): boolean => state === 'failed';

export function UploadsPanel() {
  const uploads = useAppSelector(selectUploads);
  const elsewhere = useAppSelector(selectUploadsElsewhere);
  const dispatch = useAppDispatch();
  const isBusy = uploads.some(isUnderWay);

  useUnloadWarning(isBusy);

  useEffect(() => {
    const keep = () => dispatch(keepUnsentAll());
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [dispatch]);

  const [first, ...others] = elsewhere;
  if (!first) return null;
  const isOneKind = others.every(({ kind }) => kind === first.kind);
  const failed = elsewhere.filter(hasFailed);
  // Failed uploads need the user, so that they are on top.
  const inOrder = [...failed, ...elsewhere.filter((upload) => !hasFailed(upload))];
  const items = inOrder.map((upload) => toItem(upload, elsewhere));
  const close = () => dispatch(uploadsCleared(elsewhere.map(({ id }) => id)));
  return (
    <FloatingPanel
      title={isOneKind ? first.title : texts.title}
      summary={summaryOf(items)}
      problemCount={failed.length}
      onClose={elsewhere.some(isUnderWay) ? undefined : close}
    >
      <UploadList
        uploads={items}
        hasNoSummary
        onCancel={(id) => dispatch(cancelUpload(id))}
        onRetry={(id) => void dispatch(retryUpload(id))}
        onRemove={(id) => dispatch(uploadRemoved(id))}
      />
    </FloatingPanel>
  );
}
