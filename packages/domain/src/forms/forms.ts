import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './forms.contract.ts';

const forms = '/associations/{association_id}/forms';
const form = `${forms}/{form_id}` as const;

/** The operations of forms. */
export const formsOperations = defineOperations<typeof shapes>()({
  /** Returns one page of the forms of the association. */
  listForms: { method: 'GET', path: forms },
  /** Returns one form. */
  getForm: { method: 'GET', path: form },
  /** Downloads the file of a form. */
  downloadForm: { method: 'GET', path: `${form}/file`, bytes: true },
  /** Returns a small picture of the first page of a form. */
  getThumbnail: { method: 'GET', path: `${form}/thumbnail`, bytes: true },
  /** Returns every form with its visibility, for the board. */
  listFormVisibility: { method: 'GET', path: '/associations/{association_id}/form-visibility' },
  /** Hides a form from the owners or shows it again, for the board. */
  updateFormVisibility: { method: 'PATCH', path: `${form}/visibility`, respondsWith: 'id' },
});

export type * from './forms.contract.ts';
