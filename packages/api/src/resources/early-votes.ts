export { earlyVotesOperations as earlyVotes } from '@mijn/domain/early-votes';
export type * from '@mijn/domain/early-votes';
