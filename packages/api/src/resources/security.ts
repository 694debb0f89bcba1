export { securityOperations as security } from '@mijn/domain/security';
export type * from '@mijn/domain/security';
