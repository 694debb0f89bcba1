import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { createSockets } from './sockets.ts';

/** How a database is watched. */
interface WatchOptions {
  /** The interval between two checks of a database that answers, in milliseconds. */
  intervalMs: number;
  /**
   * The maximum time for an answer, in milliseconds. A call that waits for a database that no longer answers fails after at
   * most one interval and this time.
   */
  answerMs: number;
  /** The same while the database does not answer. A connection that a call tries to open then fails after at most this time. */
  answerMsWhileAway: number;
  /** What is asked. */
  check: (client: Client) => Promise<unknown>;
}

const DEFAULTS: WatchOptions = {
  intervalMs: 1000,
  answerMs: 2500,
  answerMsWhileAway: 800,
  check: (client) => client.query('select 1'),
};

/** A check that is repeated until it is stopped. */
export interface DatabaseWatch {
  stop: () => Promise<void>;
}

/** Returns whether the work ends in time, with success or with an error, because an error is an answer too. */
function endsWithin(ms: number, work: Promise<unknown> | undefined): Promise<boolean> {
  return Promise.race([
    Promise.resolve(work).then(
      () => true,
      () => true,
    ),
    // If the process itself was busy for so long, the answer may have arrived, and is read before the next turn.
    wait(ms, undefined, { ref: false })
      .then(() => nextTurn())
      .then(() => false),
  ]);
}

/**
 * Checks every second (`intervalMs`), on a connection of its own, whether the database answers, and ends all connections when it does not.
 * Otherwise a call would wait as long as the database or the network hangs, because neither closes the connection then, and
 * PostgreSQL itself applies its timeouts.
 * @param settings the settings of those connections.
 * @param endConnections ends the connections without a word to the database, and makes the statements on them fail.
 * @param onChange is called when the database no longer answers, and when it answers again.
 */
export function watchDatabase(
  settings: ClientConfig,
  endConnections: () => void,
  onChange: (answers: boolean) => void,
  { intervalMs, answerMs, answerMsWhileAway, check: ask }: WatchOptions = DEFAULTS,
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
    let answers = true;
    while (!stopping.signal.aborted) {
      // oxlint-disable-next-line no-await-in-loop -- one check after the other
      const isAnswer = await endsWithin(answers ? answerMs : answerMsWhileAway, check());
      if (!isAnswer) {
        sockets.end();
        endConnections();
      }
      if (isAnswer !== answers) onChange(isAnswer);
      answers = isAnswer;
      if (answers) {
        // oxlint-disable-next-line no-await-in-loop -- one check after the other
        await wait(intervalMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      }
    }
    await endsWithin(answerMs, connected?.end());
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
