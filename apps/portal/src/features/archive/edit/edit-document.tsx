import type { ArchiveDocument } from '@mijn/domain/archive';
import { TAG_LENGTH_MAX, TAGS_MAX } from '@mijn/domain/limits';
import { Dialog } from '@mijn/ui/dialog';
import { useEffect, useRef, useState } from 'react';
import { DraftScope } from '../../../shared/drafts/draft-scope.tsx';
import { useDraft } from '../../../shared/drafts/use-draft.tsx';
import { ConflictNotice } from '../../../shared/forms/conflict-notice.tsx';
import { FormDateField, FormSelect, FormTagInput } from '../../../shared/forms/choice-fields.tsx';
import { DialogForm } from '../../../shared/forms/dialog-form.tsx';
import { FormTextField } from '../../../shared/forms/fields.tsx';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { QueryError } from '../../../shared/shell/query-state.tsx';
import { useGetArchiveDocumentQuery, useListArchiveGroupsQuery } from '../archive.endpoints.ts';
import { placeOption } from '../visibility-mark.ts';
import { ConflictFacts } from './conflict-facts.tsx';
import { texts } from './texts.ts';
import { useEditDocument } from './use-edit-document.ts';

interface DocumentFormProps {
  item: ArchiveDocument;
  onClose: () => void;
}

function DocumentForm({ item, onClose }: DocumentFormProps) {
  const { id: association_id } = useAssociation();
  const groups = useListArchiveGroupsQuery({ params: { association_id } }).data?.data ?? [];
  const draft = useDraft();
  const { base, theirs, takeTheirs, restart, save, isSaving, question } = useEditDocument(
    item,
    draft,
    onClose,
  );

  const opened = useRef(base);
  const nameField = useRef<HTMLInputElement>(null);
  // The button that had the focus disappears together with the notice, so that the name field gets the focus.
  useEffect(() => {
    if (base !== opened.current) nameField.current?.focus();
  }, [base]);

  return (
    <>
      <DialogForm
        title={texts.title}
        submitLabel={theirs ? texts.conflict.keepMine : texts.save}
        isSaving={isSaving}
        onClose={onClose}
        notice={
          theirs && (
            <ConflictNotice key={theirs.version} texts={texts.conflict} onTakeTheirs={takeTheirs}>
              <ConflictFacts before={base.values} theirs={theirs} groups={groups} />
            </ConflictNotice>
          )
        }
        formKey={base.version}
        initialValues={base.values}
        labels={texts.fields}
        loadSchema={async () => (await import('@mijn/domain/archive/contract')).documentForm(item.extension)}
        save={save}
        draft={draft}
        version={base.version}
        onRestart={restart}
      >
        <FormTextField name="name" autoComplete="off" inputRef={nameField} />
        <FormSelect name="group_id" options={groups.map(placeOption)} />
        <FormDateField name="document_date" />
        <FormTagInput name="tags" max={TAGS_MAX} maxLength={TAG_LENGTH_MAX} isOptional />
      </DialogForm>
      {question}
    </>
  );
}

interface EditDocumentProps {
  documentId: string;
  /** The document as the list shows it, if the dialog was opened from the list. */
  picked: ArchiveDocument | undefined;
  onClose: () => void;
}

/** Shows the dialog in which the board edits one document (docs/product.md#archive-board). */
export function EditDocument({ documentId, picked, onClose }: EditDocumentProps) {
  const { id: association_id } = useAssociation();
  // The edited document stays as it was when the dialog opened, even if the document is fetched again.
  const [item, setItem] = useState(picked);
  const query = useGetArchiveDocumentQuery(
    { params: { association_id, document_id: documentId } },
    { skip: item !== undefined, refetchOnMountOrArgChange: true },
  );
  if (!item && !query.isFetching && query.currentData) setItem(query.currentData);
  if (item) {
    return (
      <DraftScope form={`document/${item.id}`} dialog={{ title: texts.title, onClose }}>
        <DocumentForm item={item} onClose={onClose} />
      </DraftScope>
    );
  }
  // A dialog for the loading state would be replaced by a second one.
  if (query.error === undefined || query.isFetching) return null;
  return (
    <Dialog title={texts.title} isOpen onClose={onClose}>
      <QueryError query={query} failure={texts.failed} />
    </Dialog>
  );
}
