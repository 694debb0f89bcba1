export { FieldErrorMessage, FieldHead, type FieldProps } from './field-parts.tsx';
export { default as fieldStyles } from './field.module.css';
export { texts as fieldTexts } from './texts.ts';
