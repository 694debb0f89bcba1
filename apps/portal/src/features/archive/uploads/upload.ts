/** The name under which the draft of the form that adds documents is stored. */
export const ADD_DOCUMENTS_FORM = 'documents/new';
