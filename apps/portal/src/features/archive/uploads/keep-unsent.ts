import type { AuthUser } from '@mijn/domain/auth';
import { draftKey, writeDraft } from '../../../shared/drafts/draft-storage.ts';
import { ownerOf } from '../../../shared/drafts/draft-owner.ts';
import type { UploadTask } from './upload.ts';

/** The form that adds documents, by the name of its draft. */
export const ADD_DOCUMENTS_FORM = 'documents/new';

/** Keeps a draft of the form with the names of documents that were not sent, to choose them again (decisions §4). */
export function keepUnsent(user: AuthUser, [first, ...others]: readonly UploadTask[]): void {
  if (!first) return;
  const { group_id, tags, document_date = '' } = first.body;
  writeDraft(draftKey(ownerOf(user), first.associationId, ADD_DOCUMENTS_FORM), {
    values: { group_id, document_date, tags },
    base: { group_id: '', document_date: '', tags: [] },
    files: [first, ...others].map(({ file: { name, size } }) => ({ name, size })),
    savedAt: new Date().toISOString(),
    isUnsent: true,
  });
}
