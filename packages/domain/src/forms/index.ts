export type { Form } from './form.contract.ts';
export type { FormsContract, FormsQuery } from './forms.contract.ts';
export { formsOperations } from './forms.operations.ts';
