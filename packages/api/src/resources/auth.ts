export { authOperations as auth } from '@mijn/domain/auth';
export type * from '@mijn/domain/auth';
