import { acceptedAttachmentEntries } from '@mijn/domain/attachments';
import type { AttachedFile } from '@mijn/domain/files';
import { DOCUMENT_BYTES_MAX, DOCUMENT_NAME_LENGTH_MAX } from '@mijn/domain/limits';
import { FileUpload, UploadList } from '@mijn/ui/file-upload';
import { useAppDispatch } from '../store/hooks.ts';
import { useFormFieldProps } from '../forms/fields.tsx';
import { retryUpload } from '../uploads/start-uploads.ts';
import { toItem } from '../uploads/upload-item.ts';
import { texts } from './texts.ts';
import { type Attachment, useAttachments } from './use-attachments.ts';

interface AttachmentsFieldProps {
  name: string;
  attached?: readonly AttachedFile[] | undefined;
  isSingle?: boolean;
  isOptional?: boolean;
  description?: string;
}

const NONE: readonly AttachedFile[] = [];

const asItem = ({ id, name, size, isGone }: Attachment) => ({
  id,
  name,
  byteSize: size,
  progress: 100,
  ...(isGone ? { status: 'refused' as const, error: texts.gone } : { status: 'done' as const }),
});

/** Shows a field that uploads a chosen file at once, while the user goes on. The form is saved with the ids of the files. */
export function AttachmentsField({
  name,
  attached = NONE,
  isSingle = false,
  isOptional = false,
  description = isSingle ? texts.helpOfOne : texts.help,
}: AttachmentsFieldProps) {
  const { id, label, errorMessage } = useFormFieldProps<string | readonly string[]>(name);
  const { attachments, uploads, add, isChosen, remove } = useAttachments(name, attached, isSingle);
  const dispatch = useAppDispatch();
  return (
    <div>
      <FileUpload
        id={id}
        label={label}
        description={description}
        errorMessage={errorMessage}
        accepted={acceptedAttachmentEntries}
        maxBytes={DOCUMENT_BYTES_MAX}
        maxNameLength={DOCUMENT_NAME_LENGTH_MAX}
        isMultiple={!isSingle}
        isOptional={isOptional}
        onAdd={add}
        isChosen={isChosen}
      />
      <UploadList
        uploads={[...attachments.map(asItem), ...uploads.map((upload) => toItem(upload, uploads))]}
        removeLabel={texts.remove}
        onCancel={remove}
        onRetry={(upload) => void dispatch(retryUpload(upload))}
        onRemove={remove}
      />
    </div>
  );
}
