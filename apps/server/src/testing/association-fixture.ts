import type { users } from '../platform/database/index.ts';
import type { Rights, Row } from './builders.ts';
import { startTestApp, type TestApp, type TestAppOptions } from './test-app.ts';
import type { TestClient } from './test-client.ts';

export interface AssociationFixture {
  server: TestApp;
  association: Row;
  elsewhere: Row;
  owner: TestClient;
  board: TestClient;
  /** The client of a board member of the other association, who also checks its invoices. */
  stranger: TestClient;
  signIn: (
    association: Row,
    rights?: Rights,
    values?: Partial<typeof users.$inferInsert>,
  ) => Promise<TestClient>;
}

/** The associations have the codes 1001 and 1002. */
export async function createAssociationFixture(options?: TestAppOptions): Promise<AssociationFixture> {
  const server = await startTestApp(options);
  const association = await server.build.association({ code: '1001', name: 'VvE De Kade' });
  const elsewhere = await server.build.association({ code: '1002', name: 'VvE Parkzicht, Oost' });
  const signIn: AssociationFixture['signIn'] = async (at, rights, values) => {
    const user = await server.build.user(values);
    await server.build.membership(at, user, rights);
    const client = server.client();
    await client.login(user.email);
    return client;
  };
  return {
    server,
    association,
    elsewhere,
    signIn,
    owner: await signIn(association),
    board: await signIn(association, { is_board: true }),
    stranger: await signIn(elsewhere, { is_board: true, is_invoice_check: true }),
  };
}
