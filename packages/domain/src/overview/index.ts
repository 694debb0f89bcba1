export type { Overview, OverviewContract, OverviewPart } from './overview.contract.ts';
export { overviewOperations } from './overview.operations.ts';
