import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { startRealServer } from '../real-server.ts';
import { connectionIn, signIn } from '../server/rows.ts';
import type { Asked, ScaleCall } from './calls.ts';
import { ASKED, fill, type Filling } from './fill.ts';

/** A filled database with the product's server on it. */
export interface OpenFilling {
  /** Milliseconds of a call; every call asks the next association. */
  timeCall: (call: ScaleCall) => Promise<number>;
  /** Milliseconds of its bare query, on a connection of its own. */
  timeBare: (call: ScaleCall) => Promise<number>;
  stop: () => Promise<void>;
}

async function associationsOf(client: pg.Client): Promise<Asked[]> {
  const one = (table: string) =>
    `(select id from ${table} where association_id = associations.id order by code::int desc limit 1)`;
  const { rows } = await client.query<Asked>(
    `select id as association_id, ${one('todos')} as todo_id, ${one('meetings')} as meeting_id, ${one('invoices')} as invoice_id,
        (select id from archive_documents where association_id = associations.id
          and group_id in (select id from archive_groups where association_id = associations.id and not is_board_only)
          order by document_date limit 1) as document_id
      from associations where code::int <= $1 order by code::int`,
    [ASKED],
  );
  return rows;
}

/** @throws Error for an answer that is none: nothing that is empty or refused is worth timing. */
async function checkAnswer(response: Response, name: string): Promise<void> {
  const answer: { data?: unknown } = await response.json();
  if (!response.ok || isDeepStrictEqual(answer.data, [])) {
    throw new Error(`The call of the ${name} has no answer: ${JSON.stringify(answer)}`);
  }
}

/** Makes the database of a folder and fills it. */
export async function makeFilling(dataDir: string, filling: Filling): Promise<void> {
  const server = await startRealServer(dataDir);
  const client = new pg.Client(connectionIn(dataDir));
  try {
    await client.connect();
    await fill(client, filling);
  } finally {
    await client.end();
    await server.stop();
  }
}

/** Starts a server on a filled database, and signs a member in. */
export async function openFilling(dataDir: string): Promise<OpenFilling> {
  const server = await startRealServer(dataDir);
  const client = new pg.Client(connectionIn(dataDir));
  const stop = async (): Promise<void> => {
    await client.end();
    await server.stop();
  };
  try {
    await client.connect();
    const { token } = await signIn(client);
    const associations = await associationsOf(client);
    const headers = {
      cookie: `mijn_session=${token}`,
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
    };
    const turns = new Map<string, number>();
    const next = (kind: string): Asked => {
      const turn = turns.get(kind) ?? 0;
      turns.set(kind, turn + 1);
      const asked = associations[turn % associations.length];
      if (!asked) throw new Error('There are no associations.');
      return asked;
    };
    return {
      stop,
      timeCall: async ({ name, path }) => {
        const asked = next(name);
        const start = performance.now();
        const response = await fetch(
          `${server.address}/api/associations/${asked.association_id}/${path(asked)}`,
          { headers },
        );
        await checkAnswer(response, name);
        return performance.now() - start;
      },
      timeBare: async ({ name, bare, value }) => {
        const asked = next(`bare ${name}`);
        const values = [asked.association_id, ...(value ? [value(asked)] : [])];
        const start = performance.now();
        await client.query({ name, text: bare, values });
        return performance.now() - start;
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
