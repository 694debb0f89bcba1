export { newslettersOperations as newsletters } from '@mijn/domain/newsletters';
export type * from '@mijn/domain/newsletters';
