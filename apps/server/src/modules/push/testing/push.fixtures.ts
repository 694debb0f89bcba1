import type { Fixtures } from '../../../testing/fixtures/fixtures.ts';
import { createDevice } from '../../../platform/push/testing/device.ts';

/** No push service listens at this address. */
const ENDPOINT = 'http://127.0.0.1:9/';

export const fixtures: Fixtures = {
  callers: `
GET    /push                     401 403 200 200 200 200 200 200 403 403 403 403
PUT    /push/subscription        401 403 200 200 200 200 200 200 403 403 403 403
POST   /push/subscription/renew  401 403 404 404 404 404 404 404 403 403 403 403
DELETE /push/subscription        401 403 204 204 204 204 204 204 403 403 403 403
POST   /push/test                401 403 404 404 404 404 404 404 403 403 403 403
`,
  create: async () => ({}),
  inputs: {
    'POST /push/subscription/renew': async () => ({ body: { endpoint: `${ENDPOINT}unknown` } }),
    'PUT /push/subscription': async () => {
      const { keys } = createDevice();
      return { body: { endpoint: ENDPOINT + keys.auth, ...keys, shows_subject: false } };
    },
  },
};
