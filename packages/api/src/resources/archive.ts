export { archiveOperations as archive } from '@mijn/domain/archive';
export type * from '@mijn/domain/archive';
