import { once } from 'node:events';
import { createServer, type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { type Call, createLedger, type Ledger } from './ledger.ts';

/** The interval between two checks of a server, and the longest time that its response takes, in milliseconds. */
const CHECK_EVERY_MS = 100;
const CHECK_MS_MAX = 4000;

/** Calls wait as long as with `lb_try_duration` of the Caddyfile. */
const TRY_MS = 5000;

export interface RoundRobin {
  url: string;
  ledger: Ledger;
  /** The server gets calls as soon as its ready check succeeds. */
  add: (url: string) => void;
  remove: (url: string) => void;
  countReady: () => number;
  /** The number of calls for which a server that counted as ready took no connection. Another server got them. */
  countRefused: () => number;
  stop: () => Promise<void>;
}

interface Passed {
  request: IncomingMessage;
  response: ServerResponse;
  entry: Call;
}

/** @throws Error if the server does not listen, so that nothing was sent. */
async function open(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket;
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(CHECK_MS_MAX) }).then(
    ({ ok }) => ok,
    () => false,
  );

function headersFor({ headers, socket }: IncomingMessage): IncomingMessage['headers'] {
  return {
    ...headers,
    connection: 'close',
    'x-forwarded-for': socket.remoteAddress,
    'x-forwarded-proto': 'http',
  };
}

/**
 * Works as Caddy before the servers (tooling/deploy/compose/Caddyfile). A server that is not ready gets no calls. A call
 * goes to another server as long as nothing is sent. After that only a GET is repeated, once; other calls fail with 502.
 */
export async function startRoundRobin(): Promise<RoundRobin> {
  const ledger = createLedger();
  /** Whether the last ready check of each server succeeded. */
  const servers = new Map<string, boolean>();
  let turn = 0;
  let refused = 0;
  const stopping = new AbortController();

  const watch = async (url: string): Promise<void> => {
    while (servers.has(url) && !stopping.signal.aborted) {
      const ready = await isReady(url);
      if (servers.has(url)) servers.set(url, ready);
      await wait(CHECK_EVERY_MS);
    }
  };

  const listReady = (): string[] => [...servers].filter(([, ready]) => ready).map(([url]) => url);

  const connectToNext = async (): Promise<Socket | undefined> => {
    for (const deadline = Date.now() + TRY_MS; Date.now() < deadline; await wait(CHECK_EVERY_MS / 4)) {
      const ready = listReady();
      turn += 1;
      for (const offset of ready.keys()) {
        const url = ready[(turn + offset) % ready.length] ?? '';
        const socket = await open(url).catch(() => undefined);
        if (socket) return socket;
        refused += 1;
        if (servers.has(url)) servers.set(url, false);
      }
    }
    return undefined;
  };

  const send = ({ request, response, entry }: Passed, socket: Socket, onFault: () => void): void => {
    const passed = httpRequest({
      createConnection: () => socket,
      method: request.method,
      path: request.url,
      headers: headersFor(request),
    });
    passed.on('error', () => {
      if (response.headersSent) response.destroy();
      else if (!response.destroyed) onFault();
    });
    response.on('close', () => passed.destroy());
    request.on('error', () => passed.destroy());
    request.pipe(passed);
    passed.on('response', (received) => {
      const { connection: _, ...headers } = received.headers;
      response.writeHead(received.statusCode ?? 502, headers);
      ledger.read(entry, received);
      pipeline(received, response, () => undefined);
    });
  };

  const pass = async (call: Passed, isRepeated = false): Promise<void> => {
    const { request, response, entry } = call;
    const socket = await connectToNext();
    if (response.destroyed) {
      socket?.destroy();
      return;
    }
    const fail = (status: number): void => {
      ledger.end(entry, status);
      response.writeHead(status).end();
    };
    if (!socket) fail(503);
    else
      send(call, socket, () => (request.method === 'GET' && !isRepeated ? void pass(call, true) : fail(502)));
  };

  const proxy = createServer({ requestTimeout: 0 }, (request, response) => {
    void pass({ request, response, entry: ledger.begin(request) });
  });
  proxy.listen(0, 'localhost');
  await once(proxy, 'listening');
  const address = proxy.address();
  return {
    url: `http://localhost:${typeof address === 'object' ? address?.port : ''}`,
    ledger,
    add: (server) => {
      servers.set(server, false);
      void watch(server);
    },
    remove: (server) => servers.delete(server),
    countReady: () => listReady().length,
    countRefused: () => refused,
    stop: async () => {
      stopping.abort();
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
