import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './archive.contract.ts';

const documents = '/associations/{association_id}/archive/documents';
const document = `${documents}/{document_id}` as const;

/** The operations of the archive (decisions §5 and §6). */
export const archiveOperations = defineOperations<typeof shapes>()({
  listGroups: { method: 'GET', path: '/associations/{association_id}/archive/groups' },
  listGroupVisibility: { method: 'GET', path: '/associations/{association_id}/archive/visibility' },
  updateGroupVisibility: {
    method: 'PATCH',
    path: '/associations/{association_id}/archive/groups/{group_id}/visibility',
  },
  listFacets: { method: 'GET', path: '/associations/{association_id}/archive/facets' },
  listDocuments: { method: 'GET', path: documents },
  uploadDocument: { method: 'POST', path: documents, upload: true },
  getDocument: { method: 'GET', path: document },
  updateDocument: { method: 'PATCH', path: document },
  hideDocument: { method: 'POST', path: `${document}/hide` },
  unhideDocument: { method: 'POST', path: `${document}/unhide` },
  downloadDocument: { method: 'GET', path: `${document}/file`, bytes: true },
  getThumbnail: { method: 'GET', path: `${document}/thumbnail`, bytes: true },
  downloadZip: { method: 'GET', path: '/associations/{association_id}/archive/zip', bytes: true },
});

export type * from './archive.contract.ts';
