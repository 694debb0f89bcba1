import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../platform/database/index.ts';

const CHECK_EVERY_MS = 30_000;

const CHECK_MS_MAX = 10_000;

const FIRST_DELAY_MS = 200;
const DELAY_MS_MAX = 10_000;

/** The maximum time that `isListening` waits for the first connection, in milliseconds. */
const PATIENCE_MS = 3000;

interface ListenOptions {
  channel: string;
  onMessage: (payload: string) => void;
  /** Is called when the connection works again, because the messages in between are lost. */
  onGap: () => void;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

export interface Listener {
  /** Returns whether the server receives messages. The first call starts to listen. */
  isListening: () => Promise<boolean>;
  close: () => Promise<void>;
}

/** Uses one connection of the pool, and connects again when that connection breaks. */
export function createListener(
  { sessionPool }: Pick<Database, 'sessionPool'>,
  options: ListenOptions,
): Listener {
  const { channel, onMessage, onGap, log } = options;
  const closing = new AbortController();
  const { signal } = closing;
  let connected = Promise.withResolvers<boolean>();
  let running: Promise<void> | undefined;

  const listen = async (isAgain: boolean): Promise<void> => {
    const client = await sessionPool.connect();
    const broken = Promise.withResolvers<boolean>();
    const end = (): void => broken.resolve(true);
    client.once('error', end).once('end', end);
    client.on('notification', ({ payload = '' }) => onMessage(payload));
    signal.addEventListener('abort', end);
    const check = setInterval(() => {
      const late = setTimeout(end, CHECK_MS_MAX).unref();
      client
        .query('select 1')
        .catch(end)
        .finally(() => clearTimeout(late));
    }, CHECK_EVERY_MS).unref();
    try {
      await client.query(`listen ${channel}`);
      connected.resolve(true);
      if (isAgain) onGap();
      if (!signal.aborted) await broken.promise;
    } finally {
      clearInterval(check);
      signal.removeEventListener('abort', end);
      connected = Promise.withResolvers<boolean>();
      client.release(true);
    }
  };

  const run = async (): Promise<void> => {
    let delay = FIRST_DELAY_MS;
    for (let isAgain = false; !signal.aborted; isAgain = true) {
      const startedAt = Date.now();
      // oxlint-disable-next-line no-await-in-loop -- there is one connection at a time
      await listen(isAgain).catch(() => undefined);
      if (signal.aborted) return;
      delay = Date.now() - startedAt > DELAY_MS_MAX ? FIRST_DELAY_MS : Math.min(delay * 2, DELAY_MS_MAX);
      log.warn({ delay }, 'the connection for the events of open tabs was lost');
      // oxlint-disable-next-line no-await-in-loop -- there is one connection at a time
      await wait(delay, undefined, { signal }).catch(() => undefined);
    }
  };

  return {
    isListening: async () => {
      running ??= run();
      return Promise.race([connected.promise, wait(PATIENCE_MS, false, { ref: false })]);
    },
    close: async () => {
      closing.abort();
      await running;
    },
  };
}
