import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';

interface Received {
  /** The path and the query. */
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
  bytes: Buffer;
}

export interface Receiver {
  url: string;
  received: Received[];
  /** Receivers answer 204 by default. */
  response: (response: ServerResponse) => void;
  stop: () => Promise<void>;
}

export async function startReceiver(certificate?: { key: string; cert: string }): Promise<Receiver> {
  const receive: RequestListener = (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const bytes = Buffer.concat(chunks);
      receiver.received.push({
        url: request.url ?? '',
        headers: request.headers,
        body: bytes.toString(),
        bytes,
      });
      receiver.response(response);
    });
  };
  const server = certificate ? createSecureServer(certificate, receive) : createServer(receive);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    url: certificate ? `https://receiver.example:${port}/hook` : `http://127.0.0.1:${port}/hook`,
    received: [],
    response: (response) => response.writeHead(204).end(),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}
