export { bulletinOperations as bulletin } from '@mijn/domain/bulletin';
export type * from '@mijn/domain/bulletin';
