import { Readable } from 'node:stream';
import { authOperations } from '@mijn/domain/auth';
import { EXPORT_MS } from '@mijn/domain/limits';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { users } from '../../../platform/database/index.ts';
import { exportKey, EXPORTS, openFiles } from '../../../capabilities/files/index.ts';
import { hashToken, newToken } from '../../../platform/security/digest.ts';
import { hashPassword } from '../../../platform/security/passwords.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { TEST_PASSWORD, type TestClient } from '../../../testing/test-client.ts';
import type { CreateInput, Fixtures } from '../../../testing/fixtures/fixtures.ts';
import { personalDataExports } from '../personal-data.tables.ts';

/** Returns the token in the link of the export. */
export async function createReadyExport(
  { config, database, clock }: Pick<TestApp, 'config' | 'database' | 'clock'>,
  user_id: string,
): Promise<string> {
  const token = newToken();
  const ready_at = clock.now();
  const [id, file_id] = [newId(), newId()];
  const received = await openFiles(config).receive(Readable.from([Buffer.from('zip')]), 3);
  await received.keep(exportKey(id, file_id));
  await database.queries.insert(personalDataExports).values({
    id,
    user_id,
    requested_at: ready_at,
    ready_at,
    expires_at: new Date(ready_at.getTime() + EXPORT_MS),
    file_id,
    byte_size: received.byte_size,
    token_hash: hashToken(token),
  });
  return token;
}

export async function listStoredExports(config: Parameters<typeof openFiles>[0]): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of openFiles(config).list(EXPORTS)) keys.push(key);
  return keys;
}

/** The password of the caller may be changed by then. A visitor without a session gets the link of no member. */
async function createLink(server: TestApp, client: TestClient): Promise<string> {
  const response = await client.get('/auth/user');
  if (response.status !== 200) return newToken();
  const { id } = response.as(authOperations.user);
  const password_hash = await hashPassword(TEST_PASSWORD);
  await server.database.queries.update(users).set({ password_hash }).where(eq(users.id, id));
  return createReadyExport(server, id);
}

const withToken: CreateInput = async (server, _, __, client) => ({
  params: { token: await createLink(server, client) },
  body: { password: TEST_PASSWORD },
});

const withTicket: CreateInput = async (server, _, __, client) => {
  const token = await createLink(server, client);
  const response = await client.post(`/personal-data/links/${token}/open`, { password: TEST_PASSWORD });
  const { ticket } = response.status === 200 ? (response.body as { ticket: string }) : { ticket: 'none' };
  return { params: { ticket } };
};

export const fixtures: Fixtures = {
  callers: `
GET    /personal-data/export                                            401 403 200 200 200 200 200 200 403 403 403 403
POST   /personal-data/export                                            401 403 202 202 202 202 202 202 403 403 403 403
GET    /personal-data/links/:token                                      401 403 200 200 200 200 200 200 403 403 403 403
POST   /personal-data/links/:token/open                                 401 403 200 200 200 200 200 200 403 403 403 403
GET    /personal-data/downloads/:ticket                                 401 403 200 200 200 200 200 200 403 403 403 403
`,
  inputs: {
    'GET /personal-data/links/:token': async (...all) => {
      const { params } = await withToken(...all);
      return { ...(params && { params }) };
    },
    'POST /personal-data/links/:token/open': withToken,
    'GET /personal-data/downloads/:ticket': withTicket,
  },
};
