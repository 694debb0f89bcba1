import { unsubscribeToken } from '../../../capabilities/notifications/unsubscribe-token.ts';
import type { CreateInput, Fixtures } from '../../../testing/fixtures/fixtures.ts';

const withToken: CreateInput = async ({ build, secret }, _, { association_id = '' }) => {
  const { id } = await build.user();
  await build.membership({ id: association_id }, { id });
  return { params: { token: unsubscribeToken(secret, { user_id: id, association_id, kind: 'bulletin' }) } };
};

export const fixtures: Fixtures = {
  callers: `
GET   /notifications/choices                                             401 403 200 200 200 200 200 200 200 200 200 200
PUT   /notifications/choices                                             401 403 200 200 200 200 404 404 403 200 403 200
GET   /notifications/unsubscribe/:token                                  200 200 200 200 200 200 200 200 200 200 200 200
POST  /notifications/unsubscribe/:token                                  200 200 200 200 200 200 200 200 200 200 200 200
POST  /notifications/resubscribe/:token                                  200 200 200 200 200 200 200 200 200 200 200 200
POST  /notifications/unsubscribe/:token/one-click                        204 204 204 204 204 204 204 204 204 204 204 204
GET   /notifications/unsubscribe/:token/one-click                        302 302 302 302 302 302 302 302 302 302 302 302
`,
  inputs: {
    'PUT /notifications/choices': async (_, __, { association_id }) => ({
      body: { choices: [{ association_id, kind: 'albums', is_on: true }] },
    }),
    'GET /notifications/unsubscribe/:token': withToken,
    'POST /notifications/unsubscribe/:token': withToken,
    'POST /notifications/resubscribe/:token': withToken,
    'POST /notifications/unsubscribe/:token/one-click': withToken,
    'GET /notifications/unsubscribe/:token/one-click': withToken,
  },
};
