import { acceptedAttachmentEntries } from '@mijn/domain/attachments';
import type { AttachedFile } from '@mijn/domain/files';
import { DOCUMENT_BYTES_MAX, DOCUMENT_NAME_LENGTH_MAX } from '@mijn/domain/limits';
import { FileUpload } from '@mijn/ui/file-upload';
import { useFormFieldProps } from '../forms/fields.tsx';
import { AttachmentList } from './attachment-list.tsx';
import { texts } from './texts.ts';
import { useAttachments } from './use-attachments.ts';

interface AttachmentsFieldProps {
  name: string;
  attached?: readonly AttachedFile[] | undefined;
  isSingle?: boolean;
  isOptional?: boolean;
  description?: string;
}

const NONE: readonly AttachedFile[] = [];

/** Shows a field that uploads a chosen file at once, while the user goes on. The form is saved with the ids of the files. */
export function AttachmentsField({
  name,
  attached = NONE,
  isSingle = false,
  isOptional = false,
  description = isSingle ? texts.helpOfOne : texts.help,
}: AttachmentsFieldProps) {
  const { id, label, errorMessage } = useFormFieldProps<string | readonly string[]>(name);
  const { attachments, uploads, add, isChosen, remove } = useAttachments(name, attached, { isSingle });
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
      <AttachmentList attachments={attachments} uploads={uploads} onRemove={remove} />
    </div>
  );
}
