export { errorTexts, type Text, type TextParams } from './error-texts.ts';
export { fieldErrorTexts } from './field-error-texts.ts';
export { errorText, fieldErrorText, fieldErrorTextsOf } from './text-of.ts';
