export const ADD_DOCUMENTS_FORM = 'documents/new';
