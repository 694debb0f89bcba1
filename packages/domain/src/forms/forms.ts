import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './forms.contract.ts';

const forms = '/associations/{association_id}/forms';
const form = `${forms}/{form_id}` as const;

/** The operations of forms (decisions §6). */
export const formsOperations = defineOperations<typeof shapes>()({
  listForms: { method: 'GET', path: forms },
  getForm: { method: 'GET', path: form },
  downloadForm: { method: 'GET', path: `${form}/file`, bytes: true },
  getThumbnail: { method: 'GET', path: `${form}/thumbnail`, bytes: true },
  listFormVisibility: { method: 'GET', path: '/associations/{association_id}/form-visibility' },
  updateFormVisibility: { method: 'PATCH', path: `${form}/visibility` },
});

export type * from './forms.contract.ts';
