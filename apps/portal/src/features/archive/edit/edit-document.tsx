import type { MediaItem } from '@mijn/domain/archive';
import { TAGS_MAX } from '@mijn/domain/limits';
import { Button } from '@mijn/ui/button';
import { ConfirmDialog } from '@mijn/ui/confirm-dialog';
import { Dialog } from '@mijn/ui/dialog';
import { ButtonRow, Stack } from '@mijn/ui/stack';
import { useEffect, useId, useRef, useState } from 'react';
import { FormDateField, FormSelect, FormTagInput } from '../../../shared/forms/choice-fields.tsx';
import { FormTextField } from '../../../shared/forms/fields.tsx';
import { PortalForm } from '../../../shared/forms/portal-form.tsx';
import { useListArchiveGroupsQuery } from '../archive.endpoints.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { valuesOf } from './document-changes.ts';
import { texts } from './texts.ts';
import { useEditDocument } from './use-edit-document.ts';

const loadSchema = async () => (await import('@mijn/domain/archive/contract')).documentForm;

interface EditDocumentProps {
  associationId: string;
  item: MediaItem;
  onClose: () => void;
}

/** Name, group, date and labels of one document, for the board (decisions §5). Closing it asks first when they changed. */
export function EditDocument({ associationId, item, onClose }: EditDocumentProps) {
  const formId = useId();
  const { data: groups = [] } = useListArchiveGroupsQuery({ associationId });
  const { base, theirs, takeTheirs, save, isSaving } = useEditDocument(associationId, item, onClose);

  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const close = () => (isDirty ? setAsking(true) : onClose());

  const opened = useRef(base);
  const nameField = useRef<HTMLInputElement>(null);
  // With the notice goes the button that had the focus.
  useEffect(() => {
    if (base !== opened.current) nameField.current?.focus();
  }, [base]);

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
          <Button type="submit" form={formId} isPending={isSaving}>
            {theirs ? texts.conflict.keepMine : texts.save}
          </Button>
        </ButtonRow>
      }
    >
      <Stack>
        {theirs && (
          <ConflictNotice
            key={theirs.version}
            before={base}
            theirs={theirs}
            groups={groups}
            onTakeTheirs={takeTheirs}
          />
        )}
        <PortalForm
          key={base.version}
          formId={formId}
          initialValues={valuesOf(base)}
          labels={texts.fields}
          loadSchema={loadSchema}
          save={save}
          onDirtyChange={setDirty}
        >
          <FormTextField name="name" autoComplete="off" inputRef={nameField} />
          <FormSelect name="group_id" options={groups.map(({ id, name }) => ({ id, label: name }))} />
          <FormDateField name="document_date" />
          <FormTagInput name="tags" max={TAGS_MAX} isOptional />
        </PortalForm>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.discard.title}
        confirmLabel={texts.discard.confirm}
        cancelLabel={texts.discard.cancel}
        tone="danger"
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      />
    </Dialog>
  );
}
