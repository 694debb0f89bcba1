export { ballotsOperations as ballots } from '@mijn/domain/ballots';
export type * from '@mijn/domain/ballots';
