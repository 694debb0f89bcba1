import { v7 as newId } from 'uuid';
import type { Fixtures } from '../../../../testing/fixtures/fixtures.ts';

export const fixtures: Fixtures = {
  callers: `
GET    /security/two-factor                                             401 403 200 200 200 200 200 200 200 200 403 403
POST   /security/two-factor/start                                       401 403 200 200 200 200 200 200 403 403 403 403
POST   /security/two-factor/enable                                      401 403 422 422 422 422 422 422 403 403 403 403
POST   /security/two-factor/disable                                     401 403 409 409 409 409 409 409 403 403 403 403
POST   /security/two-factor/recovery-codes                              401 403 409 409 409 409 409 409 403 403 403 403
GET    /security/devices                                                401 403 200 200 200 200 200 200 403 403 403 403
DELETE /security/devices/:session_id          unknown session           401 403 404 404 404 404 404 404 403 403 403 403
POST   /security/devices/sign-out                                       401 403 204 204 204 204 204 204 403 403 403 403
GET    /security/staff-access                                           401 403 200 200 200 200 200 200 200 200 403 403
GET    /security/activity                                               401 403 200 200 200 200 200 200 403 403 403 403
`,
  create: async () => ({ 'unknown session': { session_id: newId() } }),
  inputs: {
    'POST /security/two-factor/enable': async () => ({ body: { code: '000000' } }),
    'POST /security/two-factor/disable': async () => ({ body: { password: 'x', code: '000000' } }),
  },
};
