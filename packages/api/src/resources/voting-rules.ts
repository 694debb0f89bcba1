export { votingRulesOperations as votingRules } from '@mijn/domain/voting-rules';
export type * from '@mijn/domain/voting-rules';
