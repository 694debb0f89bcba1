import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';

/** A way to a database that can hang: connections stay open, and carry nothing any more. */
export interface HangingDatabase {
  url: string;
  hang: () => void;
  /** Delays the beginning of each new connection from now on, in milliseconds. */
  delay: (ms: number) => void;
  /** Returns the number of connections that were opened so far. */
  countOpened: () => number;
  goOn: () => void;
  stop: () => Promise<void>;
}

/** @param url the URL of a database on a TCP port, or on a socket in the folder of the parameter `host`. */
export async function createHangingDatabase(url: string): Promise<HangingDatabase> {
  const target = new URL(url);
  const folder = target.searchParams.get('host');
  const port = Number(target.port || '5432');
  const connectTarget = () =>
    folder === null ? connect(port, target.hostname) : connect(path.join(folder, `.s.PGSQL.${port}`));

  const sockets = new Set<Socket>();
  let hangs = false;
  let delayMs = 0;
  let opened = 0;
  const join = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.on('error', () => undefined);
    from.on('data', (bytes) => to.write(bytes));
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    if (hangs) from.pause();
  };
  const server = createServer((client) => {
    opened += 1;
    client.on('error', () => undefined);
    setTimeout(() => {
      if (!server.listening) {
        client.destroy();
        return;
      }
      const database = connectTarget();
      join(client, database);
      join(database, client);
    }, delayMs);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');

  const throughProxy = new URL(url);
  throughProxy.searchParams.delete('host');
  throughProxy.hostname = '127.0.0.1';
  throughProxy.port = String(address.port);
  return {
    url: throughProxy.href,
    hang: () => {
      hangs = true;
      for (const socket of sockets) socket.pause();
    },
    delay: (ms) => {
      delayMs = ms;
    },
    countOpened: () => opened,
    goOn: () => {
      hangs = false;
      for (const socket of sockets) socket.resume();
    },
    stop: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
