export { passkeysOperations as passkeys } from '@mijn/domain/passkeys';
export type * from '@mijn/domain/passkeys';
