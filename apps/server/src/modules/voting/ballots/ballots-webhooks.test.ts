import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { webhookKinds, type WebhookKind } from '@mijn/domain/webhooks';
import { addWebhook } from '../../../capabilities/webhooks/webhooks.service.ts';
import { type Receiver, startReceiver } from '../../../platform/outgoing/testing/receiver.ts';
import { type BallotsFixture, createBallotsFixture, FOR } from './testing/ballots-fixture.ts';

let fixture: BallotsFixture;
let receiver: Receiver;
beforeAll(async () => {
  [fixture, receiver] = await Promise.all([createBallotsFixture(), startReceiver()]);
});
afterAll(async () => Promise.all([fixture.server.stop(), receiver.stop()]));

/** Returns what the webhook has heard since the last call: the kinds, and the ids of their calls that the owner may make. */
async function heard(): Promise<[kind: string, id: string, status: number][]> {
  await fixture.server.runJobs();
  const bodies = receiver.received.map(({ body }) => JSON.parse(body));
  receiver.received = [];
  return Promise.all(
    bodies.map(async ({ type, data }): Promise<[string, string, number]> => {
      const { status } = await fixture.owner.raw(new URL(data.address).pathname);
      return [type, data.id, status];
    }),
  );
}

describe('a webhook', () => {
  it('hears of a ballot with a result, of its decision, and of what a later one and an annulment change', async () => {
    const { server, board, meeting, owning, come, proposal, opened, vote, close } = fixture;
    const kinds = Object.keys(webhookKinds) as WebhookKind[];
    const address = new URL(receiver.url);
    await addWebhook(
      { ...server, now: server.clock.now },
      { address, kinds, association: undefined, allowsPrivate: true },
    );
    const path = await meeting();
    const meetingId = path.split('/').at(-1);
    const item = await proposal(path, 4);
    const { client, id } = await owning('Stemmer', 5);
    await come(path, { id });
    const hold = async () => {
      server.clock.pass(1000);
      const ballot = await opened(path, item);
      await vote(client, ballot, FOR);
      return { ballot, ...(await close(ballot)) };
    };
    const first = await hold();
    expect(await heard()).toEqual([
      ['decision.recorded', first.decision_id, 200],
      ['ballot.closed', meetingId, 200],
    ]);
    const second = await hold();
    expect(await heard()).toEqual([
      ['decision.recorded', second.decision_id, 200],
      ['decision.recorded', first.decision_id, 200],
      ['ballot.closed', meetingId, 200],
    ]);
    expect((await board.post(`${second.ballot}/annul`, { reason: 'Verkeerd geteld.' })).status).toBe(200);
    expect(await heard()).toEqual([
      ['decision.recorded', second.decision_id, 200],
      ['decision.recorded', first.decision_id, 200],
    ]);
  });
});
