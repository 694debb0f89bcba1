export { importDocument, type ImportedDocument } from './archive-import.ts';
export { documentName } from './archive-name.ts';
export { registerArchive } from './archive.routes.ts';
export { archiveDocuments, archiveGroups } from './archive.tables.ts';
