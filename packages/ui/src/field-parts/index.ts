export { FieldErrorMessage, FieldHead } from './field-parts.tsx';
