export { accessTokensOperations as accessTokens } from '@mijn/domain/access-tokens';
export type * from '@mijn/domain/access-tokens';
