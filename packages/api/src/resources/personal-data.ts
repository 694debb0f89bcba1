export { personalDataOperations as personalData } from '@mijn/domain/personal-data';
export type * from '@mijn/domain/personal-data';
