import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { securityOperations } from '@mijn/domain/security';
import { Secret, TOTP } from 'otpauth';
import { importFolder } from '../../../capabilities/import/import-folder.ts';
import { resealAll } from '../../../platform/security/reseal.ts';
import type { ServerSecret } from '../../../platform/security/server-secret.ts';
import { startTestApp, TEST_PASSWORD, type TestApp, type TestClient } from '../../../testing/index.ts';
import { importers, sealedTables } from '../../index.ts';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

const codeOf = (base32: string) =>
  new TOTP({ secret: Secret.fromBase32(base32) }).generate({ timestamp: server.clock.now().getTime() });

async function signIn(email: string, base32: string, client = server.client()): Promise<number> {
  server.clock.pass(60_000);
  await client.login(email);
  return (await client.post('/auth/two-factor', { code: codeOf(base32) })).status;
}

async function dump(): Promise<string> {
  const { pool } = server.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    "select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} t`);
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join('\n');
}

const storedOf = async (userId: string): Promise<string | null> => {
  const text = 'select totp_secret from users where id = $1';
  const { rows } = await server.database.pool.query<{ totp_secret: string | null }>(text, [userId]);
  return rows[0]?.totp_secret ?? null;
};

const reseal = async (secret: ServerSecret) => resealAll(sealedTables, server.database.queries, secret);

async function turnOn(
  client: TestClient,
): Promise<{ secret: string; codes: readonly string[]; waiting: string }> {
  const setup = (await client.post(securityOperations.startTwoFactor.path)).as(
    securityOperations.startTwoFactor,
  );
  const waiting = await dump();
  const response = await client.post(securityOperations.enableTwoFactor.path, { code: codeOf(setup.secret) });
  return {
    secret: setup.secret,
    codes: response.as(securityOperations.enableTwoFactor).recovery_codes,
    waiting,
  };
}

describe('the secret of an authenticator app', () => {
  it('is in no column of the database, before and after its first code, and codes keep working', async () => {
    const user = await server.build.user();
    const client = server.client();
    await client.login(user.email);
    const { secret, codes, waiting } = await turnOn(client);
    const stored = await dump();
    const hex = Buffer.from(Secret.fromBase32(secret).buffer).toString('hex');
    for (const text of [waiting, stored]) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(hex);
    }
    for (const code of codes) expect(stored).not.toContain(code);
    expect(await storedOf(user.id)).toMatch(/^sealed:[\da-f]{16}:[\w-]+$/u);
    expect(await signIn(user.email, secret)).toBe(200);
  });

  it('is sealed by the import too', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'mijn-sealed-'));
    const row = `code,email,name,password,totp_secret\nz1,zegel@example.nl,Zia Zegel,${TEST_PASSWORD},${SECRET}\n`;
    await writeFile(path.join(folder, 'users.csv'), row);
    await importFolder(importers, folder, { ...server, now: server.clock.now }, () => undefined);
    await rm(folder, { recursive: true });
    expect(await dump()).not.toContain(SECRET);
    expect(await signIn('zegel@example.nl', SECRET)).toBe(200);
  });

  it('that an earlier version stored plainly works, and is sealed by the next start', async () => {
    const user = await server.build.user({ totp_secret: SECRET });
    expect(await signIn(user.email, SECRET)).toBe(200);
    expect(await reseal(server.secret)).toEqual({ resealed: 1, unreadable: 0 });
    expect(await dump()).not.toContain(SECRET);
    expect(await signIn(user.email, SECRET)).toBe(200);
    expect(await reseal(server.secret)).toEqual({ resealed: 0, unreadable: 0 });
  });

  it('of one member does not work in the row of another', async () => {
    const [one, other] = [await server.build.user({ totp_secret: SECRET }), await server.build.user()];
    await reseal(server.secret);
    const move = 'update users set totp_secret = $1 where id = $2';
    await server.database.pool.query(move, [await storedOf(one.id), other.id]);
    expect(await signIn(other.email, SECRET)).toBe(422);
    await server.database.pool.query(move, [null, other.id]);
  });

  it('lets nobody in when the secret of the server is lost, and stays as it is', async () => {
    const user = await server.build.user({ totp_secret: SECRET });
    await reseal({ current: 'a secret that is lost' });
    const before = await storedOf(user.id);
    expect(await signIn(user.email, SECRET)).toBe(422);
    expect((await reseal(server.secret)).unreadable).toBeGreaterThan(0);
    expect(await storedOf(user.id)).toBe(before);
  });
});
