import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { v7 as newId } from 'uuid';
import { archiveOperations } from '@mijn/domain/archive';
import { archiveGroups } from './archive.tables.ts';
import { createArchiveFixture, type ArchiveFixture } from './testing/archive-fixture.ts';

const MOVES = 24;
const ROUNDS = 2;

let fixture: ArchiveFixture;
beforeAll(async () => {
  fixture = await createArchiveFixture();
  await joinAsStored();
});
afterAll(() => fixture.server.stop());

async function waitsForLock(): Promise<void> {
  for (const deadline = Date.now() + 4000; Date.now() < deadline;) {
    const { rows } = await fixture.server.database.queries.execute(
      sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    if (rows.length > 0) return;
  }
  throw new Error('Nothing waits.');
}

/** Makes every connection of the pool join tables in the order in which their rows are stored. */
async function joinAsStored(): Promise<void> {
  const { pool } = fixture.server.database;
  const clients = await Promise.all(Array.from({ length: 8 }, () => pool.connect()));
  for (const client of clients) {
    await client.query('set enable_nestloop = off');
    await client.query('set enable_mergejoin = off');
    client.release();
  }
}

async function whileLocked<T>(groupId: string, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await fixture.server.database.pool.connect();
  try {
    await client.query('begin');
    await client.query('select from archive_groups where id = $1 for no key update', [groupId]);
    return await work(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

describe('documents that are moved between groups concurrently', () => {
  it('are all moved, and the groups have the right counts', async () => {
    const groups = [
      fixture.open,
      fixture.board_only,
      await fixture.group('Een'),
      await fixture.group('Twee'),
    ];
    const documents = await Promise.all(
      Array.from({ length: MOVES }, (_, index) => fixture.row({ group_id: groups[index % 4]?.id ?? '' })),
    );
    for (let round = 1; round <= ROUNDS; round += 1) {
      const responses = await Promise.all(
        documents.map(({ id }, index) => {
          const step = index % 2 === 0 ? round : 4 * ROUNDS - round;
          const group_id = groups[(index + step) % 4]?.id;
          return fixture.board.patch(`${fixture.path}/documents/${id}`, { version: round, group_id });
        }),
      );
      expect(responses.map(({ status }) => status)).toEqual(documents.map(() => 200));
    }
    const body = (await fixture.board.get(`${fixture.path}/groups`)).as(archiveOperations.listGroups);
    const { rows } = await fixture.server.database.queries.execute(
      sql`select group_id, count(*)::int as count from archive_documents group by group_id`,
    );
    const counted = Object.fromEntries(rows.map(({ group_id, count }) => [group_id, count]));
    for (const group of body.data) expect(group.document_count).toBe(counted[group.id] ?? 0);
  });
  it('lock their groups in a fixed order, so that there is no deadlock', async () => {
    // The group with the lowest id is inserted last, so that the order of insertion and the order of ids
    // differ.
    const [first, second] = [newId(), newId()];
    const { queries } = fixture.server.database;
    for (const [position, id] of [second, first].entries()) {
      const group = {
        association_id: fixture.association.id,
        id,
        code: id,
        name: id,
        is_board_only: false,
        position,
      };
      await queries.insert(archiveGroups).values(group);
    }
    for (const [from, to] of [
      [first, second],
      [second, first],
    ] as const) {
      const { id } = await fixture.row({ group_id: from });
      const { moving } = await whileLocked(first, async (client) => {
        const started = fixture.board.patch(`${fixture.path}/documents/${id}`, { version: 1, group_id: to });
        await waitsForLock();
        await client.query('select from archive_groups where id = $1 for no key update nowait', [second]);
        return { moving: started };
      });
      expect((await moving).status).toBe(200);
    }
  });

  it('are not moved while the group is locked too long: 503 with a Retry-After header', async () => {
    const { id } = await fixture.row();
    const { status, error, headers } = await whileLocked(fixture.board_only.id, async () =>
      fixture.board.patch(`${fixture.path}/documents/${id}`, { version: 1, group_id: fixture.board_only.id }),
    );
    expect([status, error?.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '5']);
  });
});
