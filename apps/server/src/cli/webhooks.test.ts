import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { v7 as newId } from 'uuid';
import { openDatabase } from '../platform/database/index.ts';
import { createBuilders } from '../testing/builders.ts';
import { cloneDatabase, type TestDatabase } from '../testing/index.ts';
import { requestWebhooks } from '../capabilities/webhooks/request-webhooks.ts';
import { type Receiver, startReceiver } from '../platform/outgoing/testing/receiver.ts';
import { keepOutput } from '../testing/keep-output.ts';
import { runCommandLine } from './commands.ts';

let dataDir: string;
let test: TestDatabase;
let receiver: Receiver;
const output = keepOutput();

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'mijn-cli-'));
  test = await cloneDatabase();
});
afterAll(async () => {
  await test.drop();
  await rm(dataDir, { recursive: true });
});
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  await receiver.stop();
});

async function run(...args: string[]): Promise<string> {
  const before = output.stdout.length;
  const code = await runCommandLine(['webhooks', ...args], { DATA_DIR: dataDir, DATABASE_URL: test.url });
  return code === 0 ? output.stdout.slice(before).join('\n') : `${code}: ${output.stderr.at(-1)}`;
}

const add = () => run('add', `--address=${receiver.url}`, '--kind=todo.done', '--allow-private');
const secretIn = (text: string) => text.split('\n').at(-1) ?? '';
const idIn = (text: string) => /[\da-f-]{36}/u.exec(text)?.[0] ?? '';

describe('the commands for webhooks', () => {
  it('add, test, list and remove one', async () => {
    expect(await run('list')).toBe('There are no webhooks.');
    const added = await add();
    const id = idIn(added);
    expect(secretIn(added)).toMatch(/^whsec_[\w+/]{43}=$/u);
    expect(await run('test', id)).toBe('The receiver took the test.');
    const [request] = receiver.received;
    const headers = Object.fromEntries(
      ['id', 'timestamp', 'signature'].map((name) => [
        `webhook-${name}`,
        String(request?.headers[`webhook-${name}`]),
      ]),
    );
    expect(new Webhook(secretIn(added)).verify(request?.body ?? '', headers)).toMatchObject({
      type: 'webhook.test',
    });
    receiver.response = (response) => response.writeHead(500).end();
    expect(await run('test', id)).toBe('1: The receiver did not take the test: the response was 500.');
    const listed = await run('list');
    expect(listed).toBe(
      `${id}  ${receiver.url}\n  all associations; todo.done; private addresses allowed; 0 waiting; 0 set aside`,
    );
    expect(listed).not.toContain(secretIn(added));
    expect(await run('remove', id)).toBe(`Removed the webhook ${id}, and its log.`);
    expect(await run('remove', id)).toBe(`1: There is no webhook ${id}: see "webhooks list".`);
    expect(await run('test', id)).toBe(`1: There is no webhook ${id}: see "webhooks list".`);
  });

  it('print the deliveries, and replay one', async () => {
    const id = idIn(await add());
    expect(await run('log')).toBe('Nothing was sent in the last thirty days.');
    const database = openDatabase({ connectionString: test.url, max: 1 }, () => undefined);
    const association = await createBuilders(database).association();
    const subject = { kind: 'todo.done', association_id: association.id, id: newId() } as const;
    await requestWebhooks(database.queries, subject, new Date('2026-11-23T14:00:08Z'));
    await database.close();
    const line = await run('log', id);
    expect(line).toMatch(/^[\da-f-]{36} {2}2026-11-23 15:00:08 {2}todo\.done .{36} {2}waiting, 0 attempts$/u);
    expect(line).toContain(subject.id);
    expect(await run('list')).toContain('1 waiting');
    expect(await run('replay', idIn(line))).toBe('A running server sends 1 delivery again.');
    expect(await run('replay', '--set-aside', id)).toBe('A running server sends 0 deliveries again.');
    expect(await run('replay', id)).toBe('1: There is no such delivery: see "webhooks log".');
  });

  it.each([
    '127.0.0.1',
    'localhost',
    '10.1.2.3',
    '169.254.169.254',
    '[::1]',
    '[fe80::1]',
    '[::ffff:10.0.0.1]',
  ])('refuse an address in a private network at once, unless it is allowed: %s', async (host) => {
    const args = ['add', `--address=https://${host}/hook`, '--kind=todo.done'];
    expect(await run(...args)).toBe(
      '1: --address: the address is in a private network. Only with --allow-private may it be in one.',
    );
    const added = await run(...args, '--allow-private');
    expect(added).toContain('Added the webhook');
    await run('remove', idIn(added));
  });

  it('refuse an association that does not exist', async () => {
    const address = '--address=https://receiver.example/hook';
    expect(await run('add', address, '--kind=todo.done', '--association=9')).toBe(
      '1: --association: there is no association 9.',
    );
  });
});
