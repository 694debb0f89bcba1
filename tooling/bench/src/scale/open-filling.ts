import { isDeepStrictEqual } from 'node:util';
import type { ScaleCall } from '@mijn/server/testing/fixtures';
import pg from 'pg';
import { startRealServer } from '../real-server.ts';
import { connectionIn, signIn } from '../server/rows.ts';
import { ASKED, fill, type Filling } from './fill.ts';

/** A filled database with the product's server on it. */
export interface OpenFilling {
  /** Milliseconds of a call; every call asks the next association. */
  timeCall: (call: ScaleCall) => Promise<number>;
  /** Milliseconds of its bare query, on a connection of its own. */
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
    const next = (kind: string): string => {
      const turn = turns.get(kind) ?? 0;
      turns.set(kind, turn + 1);
      const association = associations[turn % associations.length];
      if (!association) throw new Error('There are no associations.');
      return association;
    };
    const ids = new Map<string, string>();
    /** The id that a call asks for in an association, looked up once. */
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
      stop,
      timeCall: async (call) => {
        const association = next(call.name);
        const path = call.path.replace('{id}', (await idOf(call, association)) ?? '');
        const start = performance.now();
        const response = await fetch(`${server.address}/api/associations/${association}/${path}`, {
          headers,
        });
        await checkAnswer(response, call.name);
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
