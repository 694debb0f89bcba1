import { v7 as newId } from 'uuid';
import type { Fixtures } from '../../../../testing/fixtures/fixtures.ts';

export const fixtures: Fixtures = {
  callers: `
GET    /security/access-tokens                                          401 403 200 200 200 200 200 200 403 403 403 403
POST   /security/access-tokens                                          401 403 201 201 201 201 201 201 403 403 403 403
DELETE /security/access-tokens/:access_token_id  unknown access token   401 403 404 404 404 404 404 404 403 403 403 403
`,
  create: async () => ({ 'unknown access token': { access_token_id: newId() } }),
  inputs: {
    'POST /security/access-tokens': async () => ({
      body: { name: 'Boekhouding', scope: 'read', association_id: null, expires_in_days: 30 },
    }),
  },
};
