import type { ClientBase, Pool, QueryResultRow } from 'pg';

/** The SQL of the current position in bytes, after every committed transaction. A number is exact up to 9 PB of log. */
export const CURRENT_POSITION = "(pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::bigint";

/** The SQL of the position up to which a standby shows the changes of its primary; null on a server that is no standby. */
export const REPLAYED_POSITION =
  "case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::bigint end";

interface Identity extends QueryResultRow {
  system: string;
  database: string;
}

const IDENTITY =
  'select system_identifier::text as system, current_database() as database from pg_control_system()';

/** Returns whether a server is a physical copy of the primary, and the connection leads to the same database. */
export async function isCopyOf(primary: Pool, copy: Pool | ClientBase): Promise<boolean> {
  const [{ rows: own }, { rows: other }] = await Promise.all([
    primary.query<Identity>(IDENTITY),
    copy.query<Identity>(IDENTITY),
  ]);
  return own[0]?.system === other[0]?.system && own[0]?.database === other[0]?.database;
}

interface Sample {
  /** The time in milliseconds of a clock that only goes forward. */
  at: number;
  position: number;
}

/** The longest lag that can be told, in milliseconds. */
const KEPT_MS = 60_000;

export interface Positions {
  add: (position: number, at: number) => void;
  /** Returns the position that a read needs, so that it shows every change that is older than the limit. */
  floor: (now: number) => number;
  /** Returns how old the oldest change is that a position lacks, in milliseconds, at most a minute. */
  lagOf: (position: number, now: number) => number;
}

/** @param lagMsMax the longest time for which a read may lack a change, in milliseconds. */
export function createPositions(lagMsMax: number): Positions {
  const samples: Sample[] = [];
  return {
    add: (position, at) => {
      samples.push({ position, at });
      while ((samples[0]?.at ?? at) < at - KEPT_MS) samples.shift();
    },
    floor: (now) => {
      const old = samples.findLast(({ at }) => at <= now - lagMsMax) ?? samples[0];
      return old?.position ?? Number.POSITIVE_INFINITY;
    },
    lagOf: (position, now) => {
      const missing = samples.find((sample) => sample.position > position);
      return missing ? now - missing.at : 0;
    },
  };
}
