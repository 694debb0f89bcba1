export { profileOperations as profile } from '@mijn/domain/profile';
export type * from '@mijn/domain/profile';
