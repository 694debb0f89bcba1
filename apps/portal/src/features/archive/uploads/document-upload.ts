import { archiveOperations, type UploadDocumentBody } from '@mijn/domain/archive';
import type { UploadKind, UploadTask } from '../../../shared/uploads/upload.ts';
import { archiveEndpoints, changedLists } from '../archive.endpoints.ts';
import { texts } from './texts.ts';
import { ADD_DOCUMENTS_FORM } from './upload.ts';
import { newUuid } from '../../../shared/new-uuid.ts';

/** The uploads of documents are sent one after another, so that each gets the whole connection. */
const documentUploads: UploadKind = {
  name: 'documents',
  title: texts.title,
  words: texts.words,
  atOnce: 1,
  unsent: texts.unsent,
};

/** Returns the upload of a document. Its draft keeps the form with which the files were chosen. */
export function documentUpload(associationId: string, file: File, body: UploadDocumentBody): UploadTask {
  const { group_id, tags, document_date = '' } = body;
  return {
    id: newUuid(),
    kind: documentUploads,
    associationId,
    file,
    send: async (connection, options) => {
      const input = { params: { association_id: associationId }, body, file };
      await connection.call(archiveOperations.uploadDocument, input, options);
      return undefined;
    },
    changes: () => (dispatch) => {
      dispatch(archiveEndpoints.util.invalidateTags([...changedLists]));
    },
    draft: {
      form: ADD_DOCUMENTS_FORM,
      values: { group_id, document_date, tags },
      base: { group_id: '', document_date: '', tags: [] },
    },
  };
}
