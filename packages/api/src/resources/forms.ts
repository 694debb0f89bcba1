export { formsOperations as forms } from '@mijn/domain/forms';
export type * from '@mijn/domain/forms';
