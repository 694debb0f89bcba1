export { memberProposalsOperations as memberProposals } from '@mijn/domain/member-proposals';
export type * from '@mijn/domain/member-proposals';
