import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { defineMail } from '../platform/mail/define-mail.ts';
import { writeMail } from '../platform/mail/send-mail.job.ts';
import { startTestApp, type TestApp } from '../testing/index.ts';
import { keepOutput } from '../testing/keep-output.ts';
import { runCommandLine } from './commands.ts';

let server: TestApp;
const output = keepOutput();
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

async function list(...args: string[]): Promise<string> {
  const before = output.stdout.length;
  const code = await runCommandLine(['mail', 'list', ...args], {
    DATA_DIR: server.config.dataDir,
    DATABASE_URL: server.databaseUrl,
  });
  return code === 0 ? output.stdout.slice(before).join('\n') : `${code}: ${output.stderr.at(-1)}`;
}

const testMail = defineMail<{ recipient: string; kind: string }>({
  examples: {},
  compose: (_, { recipient, kind }) => ({
    recipient,
    subject: `Over ${kind}`,
    content: { greeting: 'Beste Anna,', before: ['Een geheime link.'], after: [], reason: 'U bent lid.' },
  }),
});

const write = (recipient: string, kind: string) =>
  writeMail(
    server.database.queries,
    { ...testMail(server.config, { recipient, kind }), dedupe_key: `${kind}:${recipient}` },
    server.clock.now(),
  );

const refusing = (reply: string) => ({
  send: () => Promise.reject(Object.assign(new Error(reply), { code: 'EENVELOPE', response: reply })),
  close: () => undefined,
});

describe('the command mail list', () => {
  it('prints what was sent, what waits and why it did, and no text', async () => {
    const to = 'anna.overzicht@waterpas.example';
    await write(to, 'welcome');
    await server.runJobs();
    await write(to, 'password_reset');
    await server.runJobs({ transport: refusing('550 5.1.1\nMailbox unavailable') });
    await write('iemand.anders@waterpas.example', 'welcome');
    const lines = (await list('--to', ' Anna.Overzicht@waterpas.example')).split('\n');
    expect(lines).toEqual([
      expect.stringMatching(/^\S+ \S+ {2}welcome {2}sent \S+ \S+ {2}Over welcome$/u),
      expect.stringMatching(
        /^\S+ \S+ {2}password_reset {2}waiting {2}Over password_reset {2}EENVELOPE 550 5\.1\.1 Mailbox unavailable \(/u,
      ),
    ]);
    expect(lines.join()).not.toContain('geheime');
    expect(JSON.parse(await list('--to', to, '--json'))).toMatchObject([
      { state: 'sent', last_error: null },
      { state: 'waiting', at: null },
    ]);
  });

  it('prints the newest, and says that there are older ones', async () => {
    const to = 'veel@waterpas.example';
    for (const kind of ['een', 'twee', 'drie']) await write(to, kind);
    const lines = (await list('--to', to, '--max', '2')).split('\n');
    expect(lines.map((line) => line.split('  ')[1])).toEqual(['twee', 'drie', undefined, undefined]);
    expect(lines.at(-1)).toBe('These are the newest 2. Older ones need --max.');
  });

  it('says that there is none, and what it needs', async () => {
    expect(await list('--to', 'niemand@waterpas.example')).toBe(
      'There is no mail to niemand@waterpas.example.',
    );
    expect(await list()).toContain('2: mail list needs --to <e-mail>.');
    expect(await list('--to', 'x@waterpas.example', '--max', '0')).toContain(
      '--max is a number from 1 to 999999',
    );
  });
});
