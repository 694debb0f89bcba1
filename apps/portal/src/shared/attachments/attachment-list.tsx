import { UploadList } from '@mijn/ui/file-upload';
import { useAppDispatch } from '../store/hooks.ts';
import { retryUpload } from '../uploads/start-uploads.ts';
import type { Upload } from '../uploads/upload.ts';
import { toItem } from '../uploads/upload-item.ts';
import { texts } from './texts.ts';
import type { Attachment } from './use-attachments.ts';

interface AttachmentListProps {
  attachments: readonly Attachment[];
  /** The files that are not on the server yet. */
  uploads: readonly Upload[];
  onRemove: (id: string) => void;
}

const asItem = ({ id, name, size, isGone }: Attachment) => ({
  id,
  name,
  byteSize: size,
  progress: 100,
  ...(isGone ? { status: 'refused' as const, error: texts.gone } : { status: 'done' as const }),
});

/** Shows the files of a field, those that are being sent included. */
export function AttachmentList({ attachments, uploads, onRemove }: AttachmentListProps) {
  const dispatch = useAppDispatch();
  return (
    <UploadList
      uploads={[...attachments.map(asItem), ...uploads.map((upload) => toItem(upload, uploads))]}
      removeLabel={texts.remove}
      onCancel={onRemove}
      onRetry={(upload) => void dispatch(retryUpload(upload))}
      onRemove={onRemove}
    />
  );
}
