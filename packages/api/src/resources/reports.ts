export { reportsOperations as reports } from '@mijn/domain/reports';
export type * from '@mijn/domain/reports';
