import { array, boolean, type InferType, number, object, string } from 'yup';
import { attachedFile, downloadQuery } from '../files/files.contract.ts';
import { visibilityFields } from '../visibility/visibility.contract.ts';
import { defineContract, id, listResponse, listQuery } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { formsOperations } from './forms.ts';

/** A form to download. Only the board receives hidden forms. */
export const form = attachedFile.shape({
  group: string().required(),
  description: string().defined().nullable(),
  /** Whether the form is hidden from owners. */
  is_hidden: boolean().required(),
});

export type Form = InferType<typeof form>;

/** A form as the board decides about it: hidden from owners, or for all members. */
export const formVisibility = object({
  id: id().required(),
  name: string().required(),
  extension: string().required(),
  group: string().required(),
  is_hidden: boolean().required(),
  ...visibilityFields,
});

export type FormVisibility = InferType<typeof formVisibility>;

export const updateFormVisibilityBody = object({
  is_hidden: boolean().required(),
  version: number().integer().required(),
}).exact();

export const formsQuery = object(listQuery(['name', 'group'])).exact();

export const shapes = {
  listForms: { query: formsQuery, response: listResponse(form) },
  getForm: { response: form, errors: ['not_found'] },
  downloadForm: { sends: 'file', query: downloadQuery, errors: ['not_found', 'file_missing'] },
  getThumbnail: { sends: 'thumbnail', errors: ['not_found', 'file_missing'] },
  listFormVisibility: {
    response: object({ data: array(formVisibility).required() }),
    errors: ['forbidden'],
  },
  updateFormVisibility: {
    body: updateFormVisibilityBody,
    response: formVisibility,
    errors: ['forbidden', 'not_found', 'conflict'],
  },
} as const satisfies Shapes;

export const formsContract = defineContract(formsOperations, shapes);

export type FormsQuery = InferType<typeof formsQuery>;
