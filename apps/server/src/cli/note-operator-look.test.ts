import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../testing/index.ts';
import { keepOutput } from '../testing/keep-output.ts';
import { runCommandLine } from './commands.ts';

let server: TestApp;
keepOutput();
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

async function run(...args: string[]): Promise<void> {
  const environment = { DATA_DIR: server.config.dataDir, DATABASE_URL: server.databaseUrl };
  expect(await runCommandLine(args, environment)).toBe(0);
}

const looksAt = async (user_id: string | null) =>
  (
    await server.database.pool.query<{ details: unknown }>(
      `select details from audit_entries where action = 'operator_looked' and user_id is not distinct from $1 order by id`,
      [user_id],
    )
  ).rows.map(({ details }) => details);

describe('a look of the operator at personal data', () => {
  it.each([
    ['users show', (email: string) => ['users', 'show', '--email', email]],
    ['audit', (email: string) => ['audit', '--member', email]],
    ['mail list', (email: string) => ['mail', 'list', '--to', email]],
  ])('of one member is in the audit log: %s', async (command, args) => {
    const user = await server.build.user();
    await run(...args(user.email));
    expect(await looksAt(user.id)).toEqual([{ by: 'operator', command }]);
  });

  it('of many members is there too', async () => {
    const association = await server.build.association();
    await run('users', 'list', '--association', association.code);
    await run('export', 'reports', '--since', '0');
    await run('audit');
    const by = 'operator';
    expect(await looksAt(null)).toEqual([
      { by, command: 'users list', association: association.code },
      { by, command: 'export reports' },
      { by, command: 'audit' },
    ]);
  });
});
