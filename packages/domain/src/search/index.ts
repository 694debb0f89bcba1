export type { SearchContract, SearchHit, SearchKind } from './search.contract.ts';
export { searchOperations } from './search.operations.ts';
