import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { v7 as newId } from 'uuid';
import { createBuilders } from '../testing/builders.ts';
import { createKilledServers, type KilledServers, until } from '../testing/killed-servers.ts';
import { testConfig } from '../testing/test-config.ts';
import { requestWebhooks } from './request-webhooks.ts';
import { type Receiver, startReceiver } from './testing/receiver.ts';
import { addWebhook } from './webhooks.service.ts';

jest.setTimeout(120_000);

const SECRET = 'x'.repeat(32);

let servers: KilledServers;
let receiver: Receiver;

beforeEach(async () => {
  servers = await createKilledServers('main.ts');
  receiver = await startReceiver();
});
afterEach(async () => {
  await servers.stop();
  await receiver.stop();
});

it('reaches its receiver although every server is killed: after the change, and during the request', async () => {
  const { database } = servers;
  const foundation = {
    config: testConfig(servers.folder),
    secret: { current: SECRET },
    database,
    now: () => new Date(),
  };
  const kinds = ['todo.done'] as const;
  const address = new URL(receiver.address);
  await addWebhook(foundation, { address, kinds, association: undefined, allowsPrivate: true });
  const association = await createBuilders(database).association();
  const subject = { kind: 'todo.done', association_id: association.id, id: newId() } as const;
  // No server runs between the commit and the start of the first one, as after a kill.
  await database.queries.transaction((transaction) => requestWebhooks(transaction, subject, new Date()));
  receiver.answer = () => undefined;
  const killed = await servers.start();
  await until(() => receiver.received.length === 1);
  await servers.kill(killed);
  receiver.answer = (response) => response.writeHead(204).end();
  await servers.start();
  await until(async () => (await servers.countJobs()) === 0);
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(ids).toEqual([ids[0], ids[0]]);
  expect(receiver.received[1]?.body).toContain(subject.id);
});
