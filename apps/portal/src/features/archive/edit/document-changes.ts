import type { ArchiveDocument, UpdateDocumentBody } from '@mijn/domain/archive';
import { fileTitle } from '@mijn/domain/files';
import type { Draft, FormValues } from '../../../shared/drafts/draft.ts';

/** What the form holds: the name without its extension, which can't be changed. */
export type DocumentValues = {
  name: string;
  group_id: string;
  document_date: string;
  tags: readonly string[];
};

export type DocumentChanges = Omit<UpdateDocumentBody, 'version'>;

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
export interface EditBase {
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
export function baseOf(item: ArchiveDocument, draft: Draft | undefined): EditBase {
  const values = valuesOf(item);
  if (draft?.version === undefined || !isDocument(draft.base)) return { version: item.version, values };
  const isChanged = Object.keys(changesBetween(draft.base, values)).length > 0;
  return isChanged ? { version: draft.version, values: draft.base } : { version: item.version, values };
}
