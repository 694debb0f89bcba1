import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/index.ts';

/** The digits of a number in the series, at least: the 14th decision of 2026 is `2026-014`. */
const DIGITS = 3;

/**
 * Gives the decisions of an association that have none their number in the series of their year, in the order of their days
 * (docs/decisions/0288). Call this in the transaction that enters decisions. Transactions of one association wait for each other here, so that
 * no number is left out or given twice. Decisions that a server of the previous version entered get theirs with the next ones.
 */
export async function numberDecisions(queries: Queries, association_id: string): Promise<void> {
  await queries.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`decision numbers ${association_id}`}, 0))`,
  );
  await queries.execute(sql`
    with numbered as (
      select id, extract(year from decided_on)::int as year,
        row_number() over (partition by extract(year from decided_on) order by decided_on, id)::int as place
      from decisions where association_id = ${association_id} and register_number is null
    ), counted as (
      insert into decision_series (association_id, year, last_number)
      select ${association_id}::uuid, year, max(place) from numbered group by year
      on conflict (association_id, year) do update set last_number = decision_series.last_number + excluded.last_number
      returning year, last_number
    ), before as (
      select year, last_number - (select max(place) from numbered where numbered.year = counted.year) as last_before from counted
    ), given as (
      select id, numbered.year, (last_before + place)::text as digits from numbered join before on before.year = numbered.year
    )
    update decisions set register_number = given.year || '-' || lpad(digits, greatest(${DIGITS}::int, length(digits)), '0')
    from given where decisions.association_id = ${association_id} and decisions.id = given.id`);
}
