import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { v7 as newId } from 'uuid';
import { DAY_MS } from '@mijn/domain/limits';
import { type Receiver, startReceiver } from '../../platform/outgoing/testing/receiver.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addWebhook, finishRotation, rotateSecret, testWebhook } from './webhooks.service.ts';

let server: TestApp;
let receiver: Receiver;
beforeAll(async () => {
  [server, receiver] = await Promise.all([startTestApp(), startReceiver()]);
});
afterAll(async () => {
  await Promise.all([server.stop(), receiver.stop()]);
});

const operator = () => ({ ...server, now: server.clock.now });

describe('a webhook', () => {
  it('signs with two secrets after a rotation, until its end or for seven days', async () => {
    const { id, secret: first } = await addWebhook(operator(), {
      address: new URL(receiver.url),
      kinds: ['todo.done'],
      association: undefined,
      allowsPrivate: true,
    });
    const verifiedBy = async (...secrets: readonly string[]) => {
      receiver.received = [];
      await testWebhook(operator(), id);
      const { headers, body = '' } = receiver.received[0] ?? {};
      const [delivery, time] = [String(headers?.['webhook-id']), Number(headers?.['webhook-timestamp'])];
      const signatures = String(headers?.['webhook-signature']).split(' ');
      return secrets.map((secret) =>
        signatures.includes(new Webhook(secret).sign(delivery, new Date(time * 1000), body)),
      );
    };
    const { secret: second } = await rotateSecret(operator(), id);
    expect(await verifiedBy(first, second)).toEqual([true, true]);
    await expect(rotateSecret(operator(), id)).rejects.toThrow('two secrets until');
    await finishRotation(operator(), id);
    expect(await verifiedBy(first, second)).toEqual([false, true]);
    await expect(finishRotation(operator(), id)).rejects.toThrow('has one secret');
    const { secret: third } = await rotateSecret(operator(), id);
    server.clock.pass(7 * DAY_MS);
    expect(await verifiedBy(first, second, third)).toEqual([false, false, true]);
    expect((await rotateSecret(operator(), id)).secret).not.toBe(third);
    const unknown = newId();
    await expect(rotateSecret(operator(), unknown)).rejects.toThrow(`There is no webhook ${unknown}`);
  });
});
