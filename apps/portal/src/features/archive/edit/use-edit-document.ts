import type { ApiError } from '@mijn/api';
import { errorText } from '@mijn/api/texts';
import type { ArchiveDocument, UpdateDocumentBody } from '@mijn/domain/archive';
import { fileTitle } from '@mijn/domain/files';
import { useState } from 'react';
import { errorOf } from '../../../shared/api/error-of.ts';
import { useAppDispatch } from '../../../shared/api/hooks.ts';
import type { Draft, FormValues } from '../../../shared/drafts/draft.ts';
import type { DraftHandle } from '../../../shared/drafts/use-draft.tsx';
import type { SaveOutcome } from '../../../shared/forms/portal-form.tsx';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { snackbarShown } from '../../../shared/toasts/toast-actions.ts';
import { toastShown } from '../../../shared/toasts/toasts.slice.ts';
import { archiveEndpoints, useUpdateArchiveDocumentMutation } from '../archive.endpoints.ts';
import { texts } from './texts.ts';

/** What the form holds: the name without its extension, which can't be changed. */
export type DocumentValues = {
  name: string;
  group_id: string;
  document_date: string;
  tags: readonly string[];
};

type DocumentChanges = Omit<UpdateDocumentBody, 'version'>;

/** A document as the form holds it. */
export function valuesOf(item: ArchiveDocument): DocumentValues {
  const { group_id, document_date, tags } = item;
  return { name: fileTitle(item), group_id, document_date, tags };
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((tag, index) => tag === other[index]);

/** What differs between two states of a document, as the later one has it. An edit sends no more than that. */
export function changesBetween(before: DocumentValues, after: DocumentValues): DocumentChanges {
  return {
    ...(after.name.trim() !== before.name && { name: after.name.trim() }),
    ...(after.group_id !== before.group_id && { group_id: after.group_id }),
    ...(after.document_date !== before.document_date && { document_date: after.document_date }),
    ...(!isSame(after.tags, before.tags) && { tags: [...after.tags] }),
  };
}

/** What an edit begins from. */
interface EditBase {
  version: number;
  values: DocumentValues;
}

const isDocument = (values: FormValues): values is DocumentValues =>
  ['name', 'group_id', 'document_date'].every((name) => typeof values[name] === 'string') &&
  Array.isArray(values['tags']);

/**
 * What an edit begins from: the document, or the earlier version of it that its draft began from, when others have changed
 * what the form holds since.
 */
function baseOf(item: ArchiveDocument, draft: Draft | undefined): EditBase {
  const values = valuesOf(item);
  if (draft?.version === undefined || !isDocument(draft.base)) return { version: item.version, values };
  const isChanged = Object.keys(changesBetween(draft.base, values)).length > 0;
  return isChanged ? { version: draft.version, values: draft.base } : { version: item.version, values };
}

const { getArchiveDocument, updateArchiveDocument } = archiveEndpoints.endpoints;

const isConflict = (error: ApiError): boolean => error.kind === 'answer' && error.code === 'conflict';

/**
 * Saves the edit of one document: what was changed, and no more. When someone else was first, now or since its draft was
 * begun, nothing is saved and `theirs` is the document as they left it; saving once more then puts the changes over theirs.
 */
export function useEditDocument(item: ArchiveDocument, draft: DraftHandle, onSaved: () => void) {
  const params = { association_id: useAssociation().id, document_id: item.id };
  const [current, setCurrent] = useState(item);
  const [base, setBase] = useState(() => baseOf(item, draft.stored));
  const [theirs, setTheirs] = useState(() => (base.version < item.version ? item : undefined));
  const [update, { isLoading: isSaving }] = useUpdateArchiveDocumentMutation();
  const dispatch = useAppDispatch();

  const undo = async ({ version }: ArchiveDocument, before: ArchiveDocument, after: DocumentValues) => {
    const body = { version, ...changesBetween(after, valuesOf(before)) };
    // The window may be closed by then: not by its own hook.
    const error = errorOf(await dispatch(updateArchiveDocument.initiate({ params, body })));
    dispatch(
      error ? toastShown('danger', errorText(error)) : toastShown('success', texts.undone(before.name)),
    );
  };

  const save = async (values: DocumentValues): Promise<SaveOutcome> => {
    const before = theirs ?? current;
    const changes = changesBetween(base.values, values);
    if (Object.keys(changes).length === 0) {
      onSaved();
      return undefined;
    }
    const outcome = await update({ params, body: { version: before.version, ...changes } });
    const error = errorOf(outcome);
    if (error && isConflict(error)) {
      const latest = await dispatch(
        getArchiveDocument.initiate({ params }, { forceRefetch: true, subscribe: false }),
      );
      if (latest.data) setTheirs(latest.data);
      return errorOf(latest) ?? 'unsaved';
    }
    if (error || !outcome.data) return error;
    const saved = outcome.data;
    dispatch(
      snackbarShown(texts.saved(saved.name), texts.undo, () => void undo(saved, before, valuesOf(saved))),
    );
    onSaved();
    return undefined;
  };

  const takeTheirs = () => {
    draft.discard();
    if (!theirs) return;
    setCurrent(theirs);
    setBase({ version: theirs.version, values: valuesOf(theirs) });
    setTheirs(undefined);
  };
  return {
    base,
    theirs,
    takeTheirs,
    /** Without its draft, the edit begins from the document as it is now. */
    restart: takeTheirs,
    save,
    isSaving,
  };
}
