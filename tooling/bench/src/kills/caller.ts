import { setTimeout as wait } from 'node:timers/promises';
import { authOperations } from '@mijn/domain/auth';
import { createTestClient, type TestResponse, type TestClient } from '@mijn/server/testing/client';

/** The pause before a call is repeated, in milliseconds. */
const PAUSE_MS = 50;

/** The longest time until a server accepts a call, in milliseconds. */
const PATIENCE_MS = 120_000;

export interface Caller {
  associationId: string;
  /**
   * Repeats a call while no server answers or the server has a fault. A repeat sends the same idempotency key, as the portal does.
   * @throws Error when the call is refused, or when no server accepts it in two minutes.
   */
  make: (
    call: (client: TestClient) => Promise<TestResponse>,
    accepted?: (status: number) => boolean,
  ) => Promise<TestResponse>;
  moveTo: (url: string) => void;
}

export async function signInAt(url: string, email: string, password: string): Promise<Caller> {
  let client = createTestClient(url);
  const login = await client.login(email, password);
  if (login.status !== 200) throw new Error(`The login was answered with ${login.status}: ${login.text}`);
  const associationId = (await client.get('/auth/user')).as(authOperations.user).last_active_association_id;
  if (associationId === null) throw new Error(`${email} is in no association.`);
  return {
    associationId,
    make: async (call, accepted = () => false) => {
      for (const deadline = Date.now() + PATIENCE_MS; ; await wait(PAUSE_MS)) {
        const response = await call(client).catch(() => undefined);
        if (response && (response.status < 400 || accepted(response.status))) return response;
        if (response && response.status < 500) {
          throw new Error(`A call was refused with ${response.status}: ${response.text}`);
        }
        if (Date.now() > deadline) {
          throw new Error(
            `No server accepted a call in time. The last response: ${response?.text ?? 'none'}`,
          );
        }
      }
    },
    moveTo: (next) => {
      const { cookies } = client;
      client = createTestClient(next);
      for (const [name, value] of cookies) client.cookies.set(name, value);
    },
  };
}
