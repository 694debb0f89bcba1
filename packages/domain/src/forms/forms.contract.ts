import { object, type InferType } from 'yup';
import { downloadQuery } from '../files/download.contract.ts';
import { defineContract, type Shapes } from '../wire/index.ts';
import { listAnswer, listQuery } from '../wire/list.contract.ts';
import { form } from './form.contract.ts';
import { formsOperations } from './forms.operations.ts';

export { form };

/** Without `sort`, forms stand in the provider's order: group after group. */
export const formsQuery = object(listQuery(['name', 'group'])).exact();

const shapes = {
  listForms: { query: formsQuery, answer: listAnswer(form) },
  getForm: { answer: form, errors: ['not_found'] },
  downloadForm: { query: downloadQuery, errors: ['not_found'] },
  getThumbnail: { errors: ['not_found'] },
} as const satisfies Shapes;

export type FormsShapes = typeof shapes;

export const formsContract = defineContract(formsOperations, shapes);

export type FormsContract = typeof formsContract;
export type FormsQuery = InferType<typeof formsQuery>;
