export { DocumentList } from './document-list.tsx';
export { DocumentListSkeleton } from './document-list-skeleton.tsx';
export { DocumentRow, type DocumentRowProps } from './document-row.tsx';
