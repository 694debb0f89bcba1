/** The query parameter, with its value, that opens the dialog for new documents. */
export const ADDING_PARAMETER = 'toevoegen';
export const ADDING = 'documenten';
