import { array, boolean, type InferType, object, string } from 'yup';
import { attachedFile, downloadQuery } from '../files/files.contract.ts';
import { visibilityFields } from '../visibility/visibility.contract.ts';
import { defineContract, editedVersion, id, listQuery, listResponse } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { formsOperations } from './forms.ts';

/** A form to download. Only the board receives hidden forms. */
export const form = attachedFile.shape({
  /** The name of the group that the form is in, by which the portal orders forms. */
  group: string().required(),
  /** What the form is for, as plain text; null if the provider wrote nothing. */
  description: string().defined().nullable(),
  /** Whether the form is hidden from owners. */
  is_hidden: boolean().required(),
});

export type Form = InferType<typeof form>;

/** A form as the board decides about it: hidden from owners, or for all members. */
export const formVisibility = object({
  /** The id of the form, a UUID. */
  id: id().required(),
  /** The file name, including the extension. */
  name: string().required(),
  /** The extension in lower case, without the dot. */
  extension: string().required(),
  /** The name of the group that the form is in. */
  group: string().required(),
  /** Whether the form is hidden from owners. */
  is_hidden: boolean().required(),
  ...visibilityFields,
});

export type FormVisibility = InferType<typeof formVisibility>;

export const updateFormVisibilityBody = object({
  /** Whether the form is hidden from owners from now on. */
  is_hidden: boolean().required(),
  version: editedVersion,
}).exact();

export const formsQuery = object(listQuery(['name', 'group'])).exact();

export const shapes = {
  listForms: { query: formsQuery, response: listResponse(form) },
  getForm: { response: form, errors: ['not_found'] },
  downloadForm: { sends: 'file', query: downloadQuery, errors: ['not_found', 'file_missing'] },
  getThumbnail: { sends: 'thumbnail', errors: ['not_found', 'file_missing'] },
  listFormVisibility: {
    response: object({
      /** All forms, hidden ones included, in the order of the provider. */
      data: array(formVisibility).required(),
    }),
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
