import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { createSockets } from './sockets.ts';

interface WatchOptions {
  /** The interval between two checks of a database that answers, in milliseconds. */
  intervalMs: number;
  /** Milliseconds for a response. A call on a silent database fails after at most one interval and this limit. */
  responseMs: number;
  /** The milliseconds for a response while the database does not respond, also for calls that open a connection. */
  responseMsWhileAway: number;
  check: (client: Client) => Promise<unknown>;
}

const DEFAULTS: WatchOptions = {
  intervalMs: 1000,
  responseMs: 2500,
  responseMsWhileAway: 800,
  check: (client) => client.query('select 1'),
};

export interface DatabaseWatch {
  stop: () => Promise<void>;
}

/** Returns whether the work ends in time, with success or with an error, because an error is a response too. */
function endsWithin(ms: number, work: Promise<unknown> | undefined): Promise<boolean> {
  return Promise.race([
    Promise.resolve(work).then(
      () => true,
      () => true,
    ),
    // If the process itself was busy for so long, the response may have arrived, and is read before the next turn.
    wait(ms, undefined, { ref: false })
      .then(() => nextTurn())
      .then(() => false),
  ]);
}

/**
 * Ends all connections when the database does not respond, because neither side closes them while the database or the
 * network hangs, and PostgreSQL's own timeouts do not apply then. @param endConnections closes the sockets without a
 * message to the database, so that the statements on them fail. @param onChange is called when the database no longer
 * responds, and when it responds again.
 */
export function watchDatabase(
  settings: ClientConfig,
  endConnections: () => void,
  onChange: (responds: boolean) => void,
  { intervalMs, responseMs, responseMsWhileAway, check: ask }: WatchOptions = DEFAULTS,
): DatabaseWatch {
  const stopping = new AbortController();
  const sockets = createSockets();
  let connected: Client | undefined;

  const connect = async (): Promise<Client> => {
    const client = new Client({ ...settings, stream: sockets.open });
    // The next check fails on a connection that was lost, and the one after it opens another.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  const check = async (): Promise<void> => {
    const client = connected ?? (await connect());
    connected = undefined;
    await ask(client);
    connected = client;
  };

  const watch = async (): Promise<void> => {
    let responded = true;
    while (!stopping.signal.aborted) {
      // oxlint-disable-next-line no-await-in-loop -- one check after the other
      const responds = await endsWithin(responded ? responseMs : responseMsWhileAway, check());
      if (!responds) {
        sockets.end();
        endConnections();
      }
      if (responds !== responded) onChange(responds);
      responded = responds;
      if (responds) {
        // oxlint-disable-next-line no-await-in-loop -- one check after the other
        await wait(intervalMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      }
    }
    await endsWithin(responseMs, connected?.end());
    sockets.end();
  };

  const watching = watch();
  return {
    stop: () => {
      stopping.abort();
      return watching;
    },
  };
}
