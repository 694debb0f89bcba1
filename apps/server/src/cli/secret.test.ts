import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { keptSecret, newSecret, serverSecretOf } from '../platform/config/kept-secret.ts';
import { openTotp, sealTotp } from '../modules/accounts/auth/totp-secret.service.ts';
import { readUnsubscribeToken, unsubscribeToken } from '../capabilities/notifications/unsubscribe-token.ts';
import { startTestApp, type TestApp } from '../testing/index.ts';
import { keepOutput } from '../testing/keep-output.ts';
import { runCommandLine } from './commands.ts';

const BASE32 = 'JBSWY3DPEHPK3PXP';
const output = keepOutput();
let server: TestApp;
let file: string;
const old = newSecret();

beforeAll(async () => {
  server = await startTestApp();
  file = path.join(server.config.dataDir, 'session-secret');
  // The test app makes no data folder of its own.
  await writeFile(path.join(server.config.dataDir, 'format'), '1\n');
});
afterAll(() => server.stop());
beforeEach(() => writeFile(file, old, { mode: 0o600 }));

const run = (action: string, given: Record<string, string> = {}) =>
  runCommandLine(['secret', action], {
    DATA_DIR: server.config.dataDir,
    DATABASE_URL: server.databaseUrl,
    ...given,
  });
const known = async () => serverSecretOf(await keptSecret(server.config.dataDir));

async function stored(id: string): Promise<string> {
  const { rows } = await server.database.pool.query<{ totp_secret: string }>(
    'select totp_secret from users where id = $1',
    [id],
  );
  return rows[0]?.totp_secret ?? '';
}

async function sealedUser(current: string): Promise<string> {
  const { id } = await server.build.user();
  const sealed = sealTotp({ current }, id, BASE32);
  await server.database.pool.query('update users set totp_secret = $1 where id = $2', [sealed, id]);
  return id;
}

describe('the command secret', () => {
  it('replaces the secret in three steps, and servers of each step open what those beside them sealed', async () => {
    const id = await sealedUser(old);
    const subscribed = { user_id: id, association_id: null, kind: 'digest' } as const;
    const link = unsubscribeToken({ current: old }, subscribed);
    expect(await run('add')).toBe(0);
    const added = await known();
    expect(added).toMatchObject({ current: old, other: expect.any(String) });
    expect((await stat(file)).mode % 0o1000).toBe(0o600);

    expect(await run('rotate')).toBe(0);
    const rotated = await known();
    expect(rotated).toEqual({ current: added.other, other: old });
    for (const secret of [added, rotated]) expect(openTotp(secret, id, await stored(id))).toBe(BASE32);
    expect(openTotp({ current: old }, id, await stored(id))).toBeUndefined();
    for (const secret of [added, rotated]) expect(readUnsubscribeToken(secret, link)).toEqual(subscribed);
    expect(readUnsubscribeToken(added, unsubscribeToken(rotated, subscribed))).toEqual(subscribed);

    const late = await sealedUser(old);
    expect(await run('finish')).toBe(0);
    const finished = await known();
    expect(finished).toEqual({ current: added.other, other: undefined });
    for (const user of [id, late]) expect(openTotp(finished, user, await stored(user))).toBe(BASE32);
    expect(readUnsubscribeToken(finished, link)).toBeUndefined();
  });

  it('refuses steps in another order, and changes nothing then', async () => {
    expect(await run('rotate')).toBe(1);
    expect(await run('finish')).toBe(1);
    expect(await readFile(file, 'utf8')).toBe(old);
    await run('add');
    const added = await readFile(file, 'utf8');
    expect(await run('add')).toBe(1);
    expect(await run('finish')).toBe(1);
    expect(await readFile(file, 'utf8')).toBe(added);
    await run('rotate');
    expect(await run('rotate')).toBe(1);
    expect(output.stderr.join('\n')).toContain('The secret was rotated: run "secret finish".');
    expect(await run('swap')).toBe(2);
  });

  it('tells what to do when the environment gives the secret, and leaves the file', async () => {
    const [first, second] = [newSecret(), newSecret()];
    expect(await run('add', { SESSION_SECRET: first })).toBe(0);
    expect(output.stdout.join('\n')).toMatch(/^SESSION_SECRET_OTHER=[\w-]{43}$/mu);
    expect(await run('rotate', { SESSION_SECRET: first, SESSION_SECRET_OTHER: second })).toBe(1);
    const id = await sealedUser(first);
    expect(await run('finish', { SESSION_SECRET: second })).toBe(1);
    expect(await run('finish', { SESSION_SECRET: second, SESSION_SECRET_OTHER: first })).toBe(0);
    expect(openTotp({ current: second }, id, await stored(id))).toBe(BASE32);
    expect(await readFile(file, 'utf8')).toBe(old);
  });

  it.each(['short', `${old}\nnext short`, `${old}\n${old}`, `${old}\nnext ${old}\nnext ${old}`])(
    'refuses a file with %j',
    async (text) => {
      await writeFile(file, text);
      expect(await run('add')).toBe(1);
      expect(output.stderr.join('\n')).toContain('has no secret of at least 32 characters');
    },
  );

  it('refuses a second secret that is short, or stands alone', async () => {
    expect(await run('add', { SESSION_SECRET_OTHER: old })).toBe(1);
    expect(await run('add', { SESSION_SECRET: old, SESSION_SECRET_OTHER: 'short' })).toBe(1);
    expect(output.stderr.join('\n')).toContain('SESSION_SECRET_OTHER must have at least 32 characters.');
  });
});
