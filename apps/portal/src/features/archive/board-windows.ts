/** The dialogs of the board in one chunk: a user who opens one probably opens the other, and owners load neither. */
export { AddDocuments } from './uploads/add-documents.tsx';
export { EditDocument } from './edit/edit-document.tsx';
