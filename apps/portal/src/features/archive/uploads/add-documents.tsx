import { DOCUMENT_BYTES_MAX, TAGS_MAX } from '@mijn/domain/limits';
import { acceptedDocumentEntries, addFiles } from '@mijn/domain/uploads';
import { Button } from '@mijn/ui/button';
import { Chip, ChipRow } from '@mijn/ui/chip';
import { ConfirmDialog } from '@mijn/ui/confirm-dialog';
import { DateField } from '@mijn/ui/date-field';
import { Dialog } from '@mijn/ui/dialog';
import { FileUpload } from '@mijn/ui/file-upload';
import { Select } from '@mijn/ui/select';
import { ButtonRow, Stack } from '@mijn/ui/stack';
import { TagInput } from '@mijn/ui/tag-input';
import { useState } from 'react';
import { useListArchiveGroupsQuery } from '../archive.endpoints.ts';
import { texts } from './add-documents-texts.ts';
import { useStartUploads } from './use-start-uploads.ts';

const keyOf = ({ name, size, lastModified }: File): string => `${name}/${size}/${lastModified}`;

const isNew = (known: readonly File[]) => (file: File) =>
  !known.some((other) => keyOf(other) === keyOf(file));

interface AddDocumentsProps {
  associationId: string;
  /** The group that is chosen at first. */
  groupId?: string;
  onClose: () => void;
}

/**
 * Which files, into which group, with which labels. The uploads themselves go on after it closes. Closing it without them
 * asks first when there are files or labels to lose.
 */
export function AddDocuments({ associationId, groupId: firstGroupId, onClose }: AddDocumentsProps) {
  const { data: groups = [] } = useListArchiveGroupsQuery({ associationId });
  const [groupId, setGroupId] = useState<string | null>(firstGroupId ?? null);
  const [tags, setTags] = useState<readonly string[]>([]);
  const [date, setDate] = useState<string | null>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const startUploads = useStartUploads();

  const add = (chosen: readonly File[]) =>
    setFiles((current) => addFiles(current, chosen.filter(isNew(current)), true));
  const close = () => (files.length + tags.length > 0 ? setAsking(true) : onClose());
  const submit = () => {
    setTried(true);
    if (!groupId || files.length === 0) return;
    const body = { group_id: groupId, tags: [...tags], ...(date ? { document_date: date } : {}) };
    startUploads(files.map((file) => ({ associationId, file, body })));
    onClose();
  };
  return (
    <Dialog
      title={texts.title}
      isOpen
      onClose={close}
      actions={
        <ButtonRow>
          <Button variant="quiet" onPress={close}>
            {texts.cancel}
          </Button>
          <Button onPress={submit}>{texts.add(files.length)}</Button>
        </ButtonRow>
      }
    >
      <Stack>
        <Select
          label={texts.group}
          options={groups.map(({ id, name }) => ({ id, label: name }))}
          value={groupId}
          onChange={setGroupId}
          errorMessage={isTried && !groupId ? texts.groupMissing : undefined}
        />
        <FileUpload
          label={texts.files}
          description={texts.filesHelp}
          accepted={acceptedDocumentEntries}
          maxBytes={DOCUMENT_BYTES_MAX}
          isMultiple
          onAdd={add}
          errorMessage={isTried && files.length === 0 ? texts.filesMissing : undefined}
        />
        {files.length > 0 && (
          <ChipRow>
            {files.map((file) => (
              <Chip
                key={keyOf(file)}
                label={file.name}
                kind="item"
                onRemove={() => setFiles(files.filter((other) => other !== file))}
              />
            ))}
          </ChipRow>
        )}
        <DateField
          label={texts.date}
          description={texts.dateHelp}
          value={date}
          onChange={setDate}
          isOptional
        />
        <TagInput
          label={texts.tags}
          description={texts.tagsHelp}
          tags={tags}
          max={TAGS_MAX}
          onChange={setTags}
          isOptional
        />
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.stop.title}
        confirmLabel={texts.stop.confirm}
        cancelLabel={texts.stop.cancel}
        tone="danger"
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        {texts.stop.text}
      </ConfirmDialog>
    </Dialog>
  );
}
