export { CodeField, type CodeFieldProps } from './code-field.tsx';
export type { CodeKind } from './code-from.ts';
