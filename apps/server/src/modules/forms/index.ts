export { importForm } from './forms-import.ts';
export { formsSearch } from './forms.search.ts';
export { registerForms } from './forms.routes.ts';
export { forms } from './forms.tables.ts';
