import { type FormsContract, formsOperations } from '@mijn/domain/forms';
import { defineResource } from '../client/define-resource.ts';

/** The forms over a connection. */
export const formsOf = defineResource<FormsContract>(formsOperations);
