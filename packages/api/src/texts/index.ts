export { errorTexts, NETWORK_ERROR_TEXT, type Text, type TextParams } from './error-texts.ts';
export { fieldErrorTexts } from './field-error-texts.ts';
export { messages } from './messages.ts';
export { errorText, fieldErrorText, fieldErrorTextsOf } from './text-of.ts';
