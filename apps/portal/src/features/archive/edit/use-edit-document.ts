import type { ArchiveDocument, UpdateDocumentBody } from '@mijn/domain/archive';
import { fileTitle } from '@mijn/domain/files';
import { useState } from 'react';
import { errorText } from '../../../shared/api/error-text.ts';
import { errorOf } from '../../../shared/api/error-of.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import type { Draft, FormValues } from '../../../shared/drafts/draft.ts';
import type { DraftHandle } from '../../../shared/drafts/draft-handle.ts';
import type { SaveOutcome } from '../../../shared/forms/portal-form.tsx';
import { useConflict } from '../../../shared/forms/use-conflict.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { snackbarShown } from '../../../shared/toasts/toast-actions.ts';
import { toastShown } from '../../../shared/store/toasts.slice.ts';
import { usePublication } from '../../../shared/visibility/use-publication.tsx';
import { archiveEndpoints } from '../archive.endpoints.ts';
import { archiveChanges, useUpdateArchiveDocumentMutation } from '../archive-changes.endpoints.ts';
import { visibleCount } from '../visibility-mark.ts';
import { texts } from './texts.ts';

/** The values of the form. The name has no extension, because the extension cannot be changed. */
export type DocumentValues = {
  name: string;
  group_id: string;
  document_date: string;
  tags: readonly string[];
};

type DocumentChanges = Omit<UpdateDocumentBody, 'version'>;

export function valuesOf(item: ArchiveDocument): DocumentValues {
  const { group_id, document_date, tags } = item;
  return { name: fileTitle(item), group_id, document_date, tags };
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((tag, index) => tag === other[index]);

/** Returns the changed values of the later state, which are the ones that an edit sends. */
export function changesBetween(before: DocumentValues, after: DocumentValues): DocumentChanges {
  return {
    ...(after.name.trim() !== before.name && { name: after.name.trim() }),
    ...(after.group_id !== before.group_id && { group_id: after.group_id }),
    ...(after.document_date !== before.document_date && { document_date: after.document_date }),
    ...(!isSame(after.tags, before.tags) && { tags: [...after.tags] }),
  };
}

interface EditBase {
  version: number;
  values: DocumentValues;
}

const isDocument = (values: FormValues): values is DocumentValues =>
  ['name', 'group_id', 'document_date'].every((name) => typeof values[name] === 'string') &&
  Array.isArray(values['tags']);

/** Returns the document, or the earlier version of a draft if others have changed the values since then. */
function baseOf(item: ArchiveDocument, draft: Draft | undefined): EditBase {
  const values = valuesOf(item);
  if (draft?.version === undefined || !isDocument(draft.base)) return { version: item.version, values };
  const isChanged = Object.keys(changesBetween(draft.base, values)).length > 0;
  return isChanged ? { version: draft.version, values: draft.base } : { version: item.version, values };
}

const { getArchiveDocument } = archiveEndpoints.endpoints;
const { updateArchiveDocument } = archiveChanges.endpoints;

/**
 * Saves the changed values. If someone else saved first, nothing is saved, and `theirs` is the document as the other user
 * saved it. Saving again then applies the changes to that version.
 */
export function useEditDocument(item: ArchiveDocument, draft: DraftHandle, onSaved: () => void) {
  const params = { association_id: useAssociation().id, document_id: item.id };
  const about = { about: item.id };
  const dispatch = useAppDispatch();
  const [base, setBase] = useState(() => baseOf(item, draft.stored));
  const conflict = useConflict(item, {
    draft,
    startVersion: base.version,
    fetchLatest: () =>
      dispatch(getArchiveDocument.initiate({ params }, { forceRefetch: true, subscribe: false })),
  });
  const { theirs } = conflict;
  const [update, { isLoading: isSaving }] = useUpdateArchiveDocumentMutation();
  const { confirmed, question } = usePublication();

  const undo = async ({ version }: ArchiveDocument, before: ArchiveDocument, after: DocumentValues) => {
    const changes = changesBetween(after, valuesOf(before));
    const body = { version, ...changes, ...(changes.group_id && { visible_max: visibleCount(before) }) };
    // The dialog may be closed by then, so that the mutation is dispatched without its hook.
    const error = errorOf(await dispatch(updateArchiveDocument.initiate({ params, body })));
    dispatch(
      error
        ? toastShown('danger', errorText(error), 'document', about)
        : toastShown('success', texts.undone(fileTitle(before)), 'document', about),
    );
  };

  const save = async (values: DocumentValues): Promise<SaveOutcome> => {
    const before = conflict.replaced;
    const changes = changesBetween(base.values, values);
    if (Object.keys(changes).length === 0) {
      onSaved();
      return undefined;
    }
    const outcome = await confirmed((visible_max) =>
      update({
        params,
        body: { version: before.version, ...changes, ...(changes.group_id && { visible_max }) },
      }),
    );
    if (!outcome) return 'unsaved';
    const error = errorOf(outcome);
    if (error || !outcome.data) return error && conflict.outcomeOf(error);
    const saved = outcome.data;
    dispatch(
      snackbarShown({
        text: texts.saved(fileTitle(saved)),
        kind: 'document',
        ...about,
        label: texts.undo,
        act: () => void undo(saved, before, valuesOf(saved)),
      }),
    );
    onSaved();
    return undefined;
  };

  const takeTheirs = () => {
    conflict.takeTheirs();
    if (theirs) setBase({ version: theirs.version, values: valuesOf(theirs) });
  };
  return {
    base,
    theirs,
    takeTheirs,
    restart: takeTheirs,
    save,
    isSaving,
    question,
  };
}
