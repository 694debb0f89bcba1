export { procedureOperations as procedure } from '@mijn/domain/procedure';
export type * from '@mijn/domain/procedure';
