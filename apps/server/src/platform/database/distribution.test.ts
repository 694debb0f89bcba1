import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/index.ts';
import { type DistributionStep, readDistribution } from '../../testing/plans/distribution.ts';

/** Tables with an `association_id` that are about associations and users at once, and stay on the coordinator. */
const UNDISTRIBUTED = new Set([
  'access_tokens',
  'audit_entries',
  'section_events',
  'webhook_deliveries',
  'webhooks',
]);

interface Table {
  name: string;
  is_scoped: boolean;
  unique_keys: string[][];
  references: { table: string; columns: string[]; to: string[] }[];
}

let server: TestApp;
let tables: Table[];
let steps: DistributionStep[];

beforeAll(async () => {
  server = await startTestApp();
  const { rows } = await server.database.pool.query<Table>(`
    with names as (
      select attrelid, attnum, attname::text as name from pg_attribute where attnum > 0 and not attisdropped
    )
    select c.relname as name,
      exists (select from names n where n.attrelid = c.oid and n.name = 'association_id') as is_scoped,
      coalesce((
        select json_agg((
          select json_agg(n.name order by k.at)
          from unnest(i.indkey) with ordinality as k (attnum, at) join names n on (n.attrelid, n.attnum) = (c.oid, k.attnum)
        )) from pg_index i where i.indrelid = c.oid and i.indisunique
      ), '[]') as unique_keys,
      coalesce((
        select json_agg(json_build_object(
          'table', f.confrelid::regclass::text,
          'columns', (select json_agg(n.name) from unnest(f.conkey) as k (attnum) join names n on (n.attrelid, n.attnum) = (c.oid, k.attnum)),
          'to', (select json_agg(n.name) from unnest(f.confkey) as k (attnum) join names n on (n.attrelid, n.attnum) = (f.confrelid, k.attnum))
        )) from pg_constraint f where f.conrelid = c.oid and f.contype = 'f'
      ), '[]') as "references"
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`);
  tables = rows;
  steps = await readDistribution(server.database);
});
afterAll(() => server.stop());

const namesOf = (how: string): string[] => steps.filter((step) => step.how === how).map(({ table }) => table);

describe('the tables on a cluster of Citus', () => {
  it('are distributed by association if all their rows belong to one', () => {
    const scoped = tables.filter(({ is_scoped }) => is_scoped).map(({ name }) => name);
    expect(scoped.length).toBeGreaterThan(30);
    expect(namesOf('distributed').toSorted()).toEqual(
      scoped.filter((name) => !UNDISTRIBUTED.has(name)).toSorted(),
    );
  });

  it('have the association in every key and reference between distributed tables', () => {
    const distributed = new Set(namesOf('distributed'));
    const reference = new Set(namesOf('reference'));
    const tablesOfAssociations = tables.filter(({ name }) => distributed.has(name));
    const keyFaults = tablesOfAssociations.flatMap(({ name, unique_keys }) =>
      unique_keys
        .filter((columns) => !columns.includes('association_id'))
        .map((columns) => `${name} is unique by ${columns.join()}`),
    );
    const referenceFaults = tablesOfAssociations.flatMap(({ name, references }) =>
      references
        .filter((one) =>
          distributed.has(one.table)
            ? !one.columns.includes('association_id') || !one.to.includes('association_id')
            : !reference.has(one.table),
        )
        .map((one) => `${name} refers to ${one.table} by ${one.columns.join()}`),
    );
    expect([...keyFaults, ...referenceFaults]).toEqual([]);
  });

  it('are referred to by distributed tables alone', () => {
    const distributed = new Set(namesOf('distributed'));
    const others = tables.filter(({ name }) => !distributed.has(name));
    const referring = others.filter(({ references }) =>
      references.some(({ table }) => distributed.has(table)),
    );
    expect(referring.map(({ name }) => name)).toEqual([]);
  });

  it('are distributed after those that they refer to', () => {
    const order = steps.map(({ table }) => table);
    const early = tables.flatMap(({ name, references }) =>
      references
        .filter(({ table }) => order.includes(name) && order.indexOf(table) > order.indexOf(name))
        .map(({ table }) => `${name} before ${table}`),
    );
    expect(early).toEqual([]);
  });
});
