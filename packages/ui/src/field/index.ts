export type { FieldProps } from './field-props.ts';
export { default as fieldStyles } from './field.module.css';
export { texts as fieldTexts } from './texts.ts';
