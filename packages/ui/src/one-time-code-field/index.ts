export { OneTimeCodeField, type OneTimeCodeFieldProps } from './one-time-code-field.tsx';
export type { CodeKind } from './code-from.ts';
