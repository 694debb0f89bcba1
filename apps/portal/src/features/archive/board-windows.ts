/** The windows of the board, in one file: who opens one is likely to open the other, and owners load neither. */
export { AddDocuments } from './uploads/add-documents.tsx';
export { EditDocument } from './edit/edit-document.tsx';
