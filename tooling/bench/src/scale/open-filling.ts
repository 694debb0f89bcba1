import { isDeepStrictEqual } from 'node:util';
import type { Filling, ScaleCall } from '@mijn/server/testing/fixtures';
import pg from 'pg';
import { connectionIn, openSession, withClient } from '../harness/database.ts';
import { type RealServer, startRealServer } from '../harness/real-server.ts';
import { ASKED, BOARD, fill } from './fill.ts';

export interface OpenFilling {
  server: RealServer;
  client: pg.Client;
  /** Returns the time of a call, in milliseconds. Each call uses the next association. */
  timeCall: (call: ScaleCall) => Promise<number>;
  /** Returns the time of the bare query of a call, in milliseconds. The query uses a separate database connection. */
  timeBare: (call: ScaleCall) => Promise<number>;
  stop: () => Promise<void>;
}

async function associationsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'select id from associations where code::int <= $1 order by code::int',
    [ASKED],
  );
  return rows.map(({ id }) => id);
}

/**
 * Other responses are not worth timing.
 * @throws Error when the response is an error or empty.
 */
async function checkResponse(response: Response, name: string): Promise<void> {
  const body: { data?: unknown } = await response.json();
  if (!response.ok || isDeepStrictEqual(body.data, [])) {
    throw new Error(`The call of the ${name} has no response: ${JSON.stringify(body)}`);
  }
}

export async function makeFilling(dataDir: string, filling: Filling): Promise<void> {
  const server = await startRealServer(dataDir);
  try {
    await withClient(dataDir, async (client) => fill(client, filling));
  } finally {
    await server.stop();
  }
}

export async function openFilling(dataDir: string): Promise<OpenFilling> {
  const server = await startRealServer(dataDir);
  const client = new pg.Client(connectionIn(dataDir));
  const stop = async (): Promise<void> => {
    await client.end();
    await server.stop();
  };
  try {
    await client.connect();
    const owner = await openSession(client);
    const board = await openSession(client, BOARD);
    const associations = await associationsOf(client);
    const turns = new Map<string, number>();
    const next = (kind: string): string => {
      const turn = turns.get(kind) ?? 0;
      turns.set(kind, turn + 1);
      const association = associations[turn % associations.length];
      if (!association) throw new Error('There are no associations.');
      return association;
    };
    const ids = new Map<string, string>();
    const idOf = async ({ one }: ScaleCall, association: string): Promise<string | undefined> => {
      if (one === undefined) return undefined;
      const key = `${association} ${one}`;
      const known = ids.get(key);
      if (known !== undefined) return known;
      const { rows } = await client.query<{ id: string }>(one, [association]);
      const [found] = rows;
      if (!found) throw new Error(`Nothing is found by: ${one}`);
      ids.set(key, found.id);
      return found.id;
    };
    return {
      server,
      client,
      stop,
      timeCall: async (call) => {
        const association = next(call.name);
        const path = call.path.replace('{id}', (await idOf(call, association)) ?? '');
        const start = performance.now();
        const response = await fetch(`${server.url}/api/associations/${association}/${path}`, {
          headers: (call.isOfBoard ? board : owner).headers,
        });
        await checkResponse(response, call.name);
        return performance.now() - start;
      },
      timeBare: async (call) => {
        const association = next(`bare ${call.name}`);
        const id = await idOf(call, association);
        const values = [association, ...(id === undefined ? [] : [id])];
        const start = performance.now();
        await client.query({ name: call.name, text: call.bare, values });
        return performance.now() - start;
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
