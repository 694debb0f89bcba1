import { createServer, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** A request on its way to the real server. A fault may change everything in it. */
export interface Passing {
  method: string;
  /** The path below the base address. */
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: Buffer;
}

/** A response on its way back. */
export interface Passed {
  status: number;
  headers: Headers;
  body: Buffer;
}

type Forward = (request: Passing) => Promise<Passed>;

/** A fault of a server. It makes the response to one request. */
export type Fault = (request: Passing, forward: Forward) => Promise<Passed>;

export const joinFaults = (faults: readonly Fault[]): Fault =>
  faults.reduce((joined, fault) => (request, forward) => fault(request, (next) => joined(next, forward)));

/** A server that is right, but for one fault that is switched on. */
export interface FaultyServer {
  url: string;
  stop: () => Promise<void>;
}

/** Headers about the connection itself, and the length of a body that a fault may change. */
const OF_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'host',
  'expect',
]);

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function headersOf(request: IncomingMessage, client: string): Headers {
  const pairs = Object.entries(request.headersDistinct).flatMap(([name, values = []]) =>
    OF_CONNECTION.has(name) ? [] : values.map((value): [string, string] => [name, value]),
  );
  return new Headers([...pairs, ['x-forwarded-for', client]]);
}

function forwardTo(baseUrl: string): Forward {
  return async ({ method, path, query, headers, body }) => {
    const search = query.toString();
    const response = await fetch(`${baseUrl}${path}${search && `?${search}`}`, {
      method,
      headers,
      redirect: 'manual',
      ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
    });
    return {
      status: response.status,
      headers: response.headers,
      body: Buffer.from(await response.arrayBuffer()),
    };
  };
}

/** The real server sees the address of the client, so that the throttling of one run does not stop another. */
export async function startFaultyServer(
  baseUrl: string,
  client: string,
  fault?: Fault,
): Promise<FaultyServer> {
  const forward = forwardTo(baseUrl);
  const server: Server = createServer((incoming, outgoing) => {
    const work = async (): Promise<void> => {
      const url = new URL(incoming.url ?? '/', 'http://localhost');
      const request: Passing = {
        method: incoming.method ?? 'GET',
        path: url.pathname.replace(/^\/api/u, ''),
        query: url.searchParams,
        headers: headersOf(incoming, client),
        body: await read(incoming),
      };
      const { status, headers, body } = await (fault ? fault(request, forward) : forward(request));
      const cookies = headers.getSetCookie();
      const others = [...headers].filter(([name]) => name !== 'set-cookie' && !OF_CONNECTION.has(name));
      for (const [name, value] of others) outgoing.setHeader(name, value);
      if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
      outgoing.writeHead(status).end(body);
    };
    work().catch((error: unknown) => outgoing.writeHead(502).end(String(error)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
