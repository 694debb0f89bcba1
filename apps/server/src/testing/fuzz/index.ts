export type { KnownIds } from './contract-values.ts';
export { fuzz } from './fuzz.ts';
export { allOperations } from './operations.ts';
