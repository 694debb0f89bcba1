import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { COSTLY_CALLS_AT_ONCE, COSTLY_CALLS_WAITING_MAX } from '@mijn/domain/limits';
import { sql } from 'drizzle-orm';
import { inTransaction } from '../../platform/database/index.ts';
import { createPdf } from '../../testing/create-file.ts';
import { until } from '../../testing/killed-servers.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { countWaiting, untilACallWaits } from '../../testing/until-a-call-waits.ts';
import {
  createAttachmentsFixture,
  stagePdf,
  uploadAttachment,
  type AttachmentsFixture,
} from './testing/attachments-fixture.ts';

let fixture: AttachmentsFixture;
beforeAll(async () => {
  fixture = await createAttachmentsFixture();
});
afterAll(() => fixture.server.stop());

describe('the uploads of a member', () => {
  it('take two connections at most, however many come at once', async () => {
    const { server, association } = fixture;
    const member = await fixture.signIn(association);
    const other = await fixture.signIn(association);
    const pdf = await createPdf('De lift wordt gekeurd.');
    const mine = await stagePdf(member, association.id, 'Eerst.pdf');
    const send = async (client: TestClient) =>
      (await uploadAttachment(client, association.id, { name: 'Foto.pdf', bytes: pdf })).status;
    const statuses: number[] = [];
    const sent = await inTransaction(server.database.queries, async (held) => {
      await held.execute(sql`select from memberships where user_id =
        (select user_id from staged_files where id = ${mine.id}) for update`);
      const refusals = 20 - COSTLY_CALLS_AT_ONCE - COSTLY_CALLS_WAITING_MAX;
      const flood = Array.from({ length: 20 }, async () => statuses.push(await send(member)));
      await until(() => statuses.length === refusals, 'the line of the member is full');
      expect(statuses.every((status) => status === 429)).toBe(true);
      await untilACallWaits(server.database.queries, COSTLY_CALLS_AT_ONCE);
      expect(await countWaiting(server.database.queries)).toBe(COSTLY_CALLS_AT_ONCE);
      expect(await send(other)).toBe(201);
      return flood;
    });
    await Promise.all(sent);
    expect(statuses.filter((status) => status === 201)).toHaveLength(
      COSTLY_CALLS_AT_ONCE + COSTLY_CALLS_WAITING_MAX,
    );
  });
});
