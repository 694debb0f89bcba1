export { overviewOperations as overview } from '@mijn/domain/overview';
export type * from '@mijn/domain/overview';
