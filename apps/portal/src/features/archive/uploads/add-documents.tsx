import { DOCUMENT_BYTES_MAX, DOCUMENT_NAME_LENGTH_MAX, TAG_LENGTH_MAX, TAGS_MAX } from '@mijn/domain/limits';
import { acceptedDocumentEntries, addFiles } from '@mijn/domain/uploads';
import { Chip, ChipRow } from '@mijn/ui/chip';
import { FileUpload } from '@mijn/ui/file-upload';
import { useState } from 'react';
import { DraftScope } from '../../../shared/drafts/draft-scope.tsx';
import { useDraft } from '../../../shared/drafts/use-draft.tsx';
import { FormDateField, FormSelect, FormTagInput } from '../../../shared/forms/choice-fields.tsx';
import { DialogForm } from '../../../shared/forms/dialog-form.tsx';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { startUploads } from '../../../shared/uploads/start-uploads.ts';
import { useListArchiveGroupsQuery } from '../archive.endpoints.ts';
import { placeOption } from '../visibility-mark.ts';
import { addTexts as texts } from './texts.ts';
import { documentUpload } from './document-upload.ts';
import { ADD_DOCUMENTS_FORM } from './upload.ts';

const keyOf = ({ name, size, lastModified }: File): string => `${name}/${size}/${lastModified}`;

const isAmong = (known: readonly File[]) => (file: File) =>
  known.some((other) => keyOf(other) === keyOf(file));

const loadSchema = async () => (await import('@mijn/domain/archive/contract')).addDocumentsForm;

interface AddDocumentsProps {
  groupId?: string;
  onClose: () => void;
}

function AddDocumentsForm({ groupId = '', onClose }: AddDocumentsProps) {
  const { id: associationId } = useAssociation();
  const groups = useListArchiveGroupsQuery({ params: { association_id: associationId } }).data?.data ?? [];
  const draft = useDraft();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isTried, setTried] = useState(false);
  const dispatch = useAppDispatch();

  const add = (chosen: readonly File[]) => setFiles((current) => addFiles(current, chosen, true));
  return (
    <DialogForm
      title={texts.title}
      submitLabel={texts.add(files.length)}
      onSubmitPress={() => setTried(true)}
      onClose={onClose}
      initialValues={{ group_id: groupId, document_date: '', tags: [] as readonly string[] }}
      labels={texts.fields}
      missingTexts={{ group_id: texts.groupMissing }}
      loadSchema={loadSchema}
      save={async ({ group_id, document_date, tags }) => {
        if (files.length === 0) return 'unsaved';
        const isBoardOnly = groups.some((group) => group.id === group_id && group.is_board_only);
        const body = {
          group_id,
          tags: [...tags],
          ...(document_date && { document_date }),
          // The group may be opened to owners before the last file is sent.
          ...(isBoardOnly && { visible_max: 0 }),
        };
        void dispatch(startUploads(files.map((file) => documentUpload(associationId, file, body))));
        onClose();
        return undefined;
      }}
      draft={draft}
      files={files}
      onRestart={() => setFiles([])}
    >
      <FormSelect name="group_id" options={groups.map(placeOption)} />
      <FileUpload
        label={texts.files}
        description={texts.filesHelp}
        accepted={acceptedDocumentEntries}
        maxBytes={DOCUMENT_BYTES_MAX}
        maxNameLength={DOCUMENT_NAME_LENGTH_MAX}
        isMultiple
        onAdd={add}
        isChosen={isAmong(files)}
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
      <FormDateField name="document_date" description={texts.dateHelp} isOptional />
      <FormTagInput
        name="tags"
        description={texts.tagsHelp}
        max={TAGS_MAX}
        maxLength={TAG_LENGTH_MAX}
        isOptional
      />
    </DialogForm>
  );
}

/** Shows the dialog that adds documents. Closing it without adding the files keeps a draft with their names. */
export function AddDocuments(props: AddDocumentsProps) {
  const { onClose } = props;
  return (
    <DraftScope form={ADD_DOCUMENTS_FORM} newLabel={texts.another} dialog={{ title: texts.title, onClose }}>
      <AddDocumentsForm {...props} />
    </DraftScope>
  );
}
