export { importDocument, type ImportedDocument } from './archive-import.ts';
export { registerArchive } from './archive.routes.ts';
export { archiveSearch } from './archive.search.ts';
export { documents as listDocuments } from './archive.service.ts';
export { archiveDocuments, archiveGroups } from './archive.tables.ts';
