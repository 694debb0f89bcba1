import type { users } from '../platform/database/index.ts';
import type { Rights, Row } from './builders.ts';
import { startTestApp, type TestApp, type TestAppOptions } from './test-app.ts';
import type { TestClient } from './test-client.ts';

/** A server with two associations, and the clients of members who are logged in. */
export interface AssociationFixture {
  server: TestApp;
  association: Row;
  /** The other association, of which the stranger is a member. */
  elsewhere: Row;
  owner: TestClient;
  board: TestClient;
  /** The client of a board member of the other association, who also checks its invoices. */
  stranger: TestClient;
  /** Creates a new member of an association, and logs the member in. */
  signIn: (
    association: Row,
    rights?: Rights,
    values?: Partial<typeof users.$inferInsert>,
  ) => Promise<TestClient>;
}

/** Starts a server with the associations 1001 and 1002, and logs their members in. */
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
