import { boolean, type InferType, object, string } from 'yup';
import { attachedFile, downloadQuery } from '../files/files.contract.ts';
import { defineContract, listAnswer, listQuery } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { formsOperations } from './forms.ts';

/** A form to download. Only the board receives hidden forms (decisions §6). */
export const form = attachedFile.shape({
  group: string().required(),
  description: string().defined().nullable(),
  /** Whether the form is hidden from owners. */
  is_hidden: boolean().required(),
});

export type Form = InferType<typeof form>;

/** The query of the list of forms. Without `sort`, forms are in the provider's order, group by group. */
export const formsQuery = object(listQuery(['name', 'group'])).exact();

export const shapes = {
  listForms: { query: formsQuery, answer: listAnswer(form) },
  getForm: { answer: form, errors: ['not_found'] },
  downloadForm: { query: downloadQuery, errors: ['not_found'] },
  getThumbnail: { errors: ['not_found'] },
} as const satisfies Shapes;

export const formsContract = defineContract(formsOperations, shapes);

export type FormsQuery = InferType<typeof formsQuery>;
