import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { createSockets } from './sockets.ts';

interface WatchOptions {
  /** The interval between two checks of a database that answers, in milliseconds. */
  intervalMs: number;
  /** Milliseconds for a response. A call on a silent database fails after at most one interval and this limit. */
  responseMs: number;
  /** Milliseconds for a check that opens a connection: as long as a call has, so that the way back is no stricter than normal service. */
  connectMs: number;
  /** The pause after the first check that failed, in milliseconds. Each further one is twice as long, up to the second number. */
  pauseMs: readonly [first: number, longest: number];
  check: (client: Client) => Promise<unknown>;
}

const DEFAULTS: WatchOptions = {
  intervalMs: 1000,
  responseMs: 2500,
  connectMs: 5000,
  pauseMs: [250, 8000],
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

interface Watched {
  /** Closes the sockets without a message to the database, so that the statements on them fail. */
  endConnections: () => void;
  /** Is called when the database no longer responds, and when it responds again. */
  onChange: (responds: boolean) => void;
}

/** Two servers that lost the database at the same time do not ask it at the same time. */
const withJitter = (ms: number): number => ms * (0.75 + Math.random() / 2);

/**
 * Ends all connections once when the database does not respond, because neither side closes them while the database or the
 * network hangs, and PostgreSQL's own timeouts do not apply then. Until it responds again, there is one new connection at a time, with
 * growing pauses.
 */
export function watchDatabase(
  settings: ClientConfig,
  { endConnections, onChange }: Watched,
  {
    intervalMs,
    responseMs,
    connectMs,
    pauseMs: [firstPauseMs, longestPauseMs],
    check: ask,
  }: WatchOptions = DEFAULTS,
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

  const pause = (ms: number): Promise<void> =>
    wait(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
  const watch = async (): Promise<void> => {
    let failures = 0;
    while (!stopping.signal.aborted) {
      // oxlint-disable-next-line no-await-in-loop -- one check after the other
      const responds = await endsWithin(connected ? responseMs : connectMs, check());
      if (!responds) sockets.end();
      if (!responds && failures === 0) {
        endConnections();
        onChange(false);
      }
      if (responds && failures > 0) onChange(true);
      failures = responds ? 0 : failures + 1;
      const longer = Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs);
      // oxlint-disable-next-line no-await-in-loop -- one check after the other
      await pause(responds ? intervalMs : withJitter(longer));
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
