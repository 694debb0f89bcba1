import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { WebhookSubject } from '@mijn/domain/webhooks';
import { v7 as newId } from 'uuid';
import { createBuilders } from '../../testing/builders.ts';
import { createKilledServers, type KilledServers, until } from '../../testing/killed-servers.ts';
import { testConfig } from '../../testing/test-config.ts';
import { requestWebhooks } from './request-webhooks.ts';
import { type Receiver, startReceiver } from '../../platform/outgoing/testing/receiver.ts';
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

const addReceiver = () =>
  addWebhook(
    {
      config: testConfig(servers.folder),
      secret: { current: SECRET },
      database: servers.database,
      now: () => new Date(),
    },
    {
      address: new URL(receiver.url),
      kinds: ['todo.done'],
      association: undefined,
      allowsPrivate: true,
    },
  );

async function change(): Promise<WebhookSubject> {
  const { database } = servers;
  const association = await createBuilders(database).association();
  const subject = { kind: 'todo.done', association_id: association.id, id: newId() } as const;
  await database.queries.transaction((transaction) => requestWebhooks(transaction, subject, new Date()));
  return subject;
}

it('reaches its receiver although every server is killed: after the change, and during the request', async () => {
  await addReceiver();
  // No server runs between the commit and the start of the first one, as after a kill.
  const { id } = await change();
  receiver.response = () => undefined;
  const killed = await servers.start();
  await until(() => receiver.received.length === 1);
  await servers.kill(killed);
  receiver.response = (response) => response.writeHead(204).end();
  await servers.start();
  await until(async () => (await servers.countJobs()) === 0);
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(ids).toEqual([ids[0], ids[0]]);
  expect(receiver.received[1]?.body).toContain(id);
});

it('reaches its receiver once per change, while two servers send them', async () => {
  await addReceiver();
  await Promise.all([servers.start(), servers.start()]);
  const changes = await Promise.all(Array.from({ length: 8 }, change));
  await until(async () => (await servers.countJobs()) === 0);
  const told = receiver.received.map(({ body }) => String(JSON.parse(body).data.id));
  expect(told.toSorted()).toEqual(changes.map(({ id }) => id).toSorted());
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(8);
});
