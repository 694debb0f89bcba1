import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './archive.contract.ts';

const documents = '/associations/{association_id}/archive/documents';
const document = `${documents}/{document_id}` as const;

/**
 * The operations of the archive. A change that shows documents to owners can say how many it may
 * show (`visible_max`), because other members change the archive at the same time.
 */
export const archiveOperations = defineOperations<typeof shapes>()({
  /** Returns the groups of the archive that the member may see, with their numbers of documents. */
  listGroups: { method: 'GET', path: '/associations/{association_id}/archive/groups' },
  /** Returns every group with its visibility, for the board. */
  listGroupVisibility: { method: 'GET', path: '/associations/{association_id}/archive/visibility' },
  /** Makes a group visible to the board only, or to all members. */
  updateGroupVisibility: {
    method: 'PATCH',
    path: '/associations/{association_id}/archive/groups/{group_id}/visibility',
    respondsWith: 'id',
  },
  /** Returns the years and the tags of the documents, with their numbers of documents. */
  listFacets: { method: 'GET', path: '/associations/{association_id}/archive/facets' },
  /** Returns one page of the documents. `q` also searches in the text of the documents. */
  listDocuments: { method: 'GET', path: documents },
  /** Adds a document to a group, for the board. */
  uploadDocument: { method: 'POST', path: documents, respondsWith: 'id', isCreatedOnce: true, upload: true },
  /** Returns one document. */
  getDocument: { method: 'GET', path: document },
  /** Changes the name, the group, the date or the tags of a document, for the board. */
  updateDocument: { method: 'PATCH', path: document, respondsWith: 'id' },
  /** Hides a document from the owners, for the board. It can be shown again. */
  hideDocument: { method: 'POST', path: `${document}/hide`, respondsWith: 'id' },
  /** Shows a hidden document again, for the board. */
  unhideDocument: { method: 'POST', path: `${document}/unhide`, respondsWith: 'id' },
  /** Downloads the file of a document. */
  downloadDocument: { method: 'GET', path: `${document}/file`, bytes: true },
  /** Returns a small picture of the first page of a document. */
  getThumbnail: { method: 'GET', path: `${document}/thumbnail`, bytes: true },
  /** Downloads several documents as one zip. */
  downloadZip: { method: 'GET', path: '/associations/{association_id}/archive/zip', bytes: true },
});

export type * from './archive.contract.ts';
