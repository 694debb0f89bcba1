import { accessTokensContract } from '@mijn/domain/access-tokens/contract';
import { defineModule } from '../../define-module.ts';
import { authUserOf } from '../auth/login.service.ts';
import { forgetAccessTokens } from './access-tokens.jobs.ts';
import { accessTokensOfMember } from './access-tokens.personal-data.ts';
import { createAccessToken, listAccessTokens, revokeAccessToken } from './access-tokens.service.ts';

/** The module of personal access tokens (docs/decisions/0184). */
export const accessTokensModule = defineModule({
  name: 'access-tokens',
  contract: accessTokensContract,
  access: {
    listAccessTokens: 'member',
    createAccessToken: 'sudo',
    // A member who fears a thief revokes at once, without a question for the password.
    revokeAccessToken: 'member',
  },
  handlers: (services) => ({
    listAccessTokens: async ({ caller }) => ({ data: await listAccessTokens(services, caller) }),
    createAccessToken: async ({ body, caller }) =>
      createAccessToken(
        services,
        caller,
        body,
        async () => (await authUserOf(services.database, caller, services.now())).associations,
      ),
    revokeAccessToken: async ({ caller, params }) =>
      revokeAccessToken(services, caller, params.access_token_id),
  }),
  jobs: [forgetAccessTokens],
  personalData: [accessTokensOfMember],
});
