export type { KnownIds } from './contract-values.ts';
export { fuzz, type FuzzTarget } from './fuzz.ts';
export { allOperations } from './operations.ts';
export type { FuzzRequest } from './requests.ts';
export { RESPONSE_MS_MAX, type CallerHeaders, type FuzzResponse } from './send.ts';
