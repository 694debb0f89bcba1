import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import type { Socket } from 'node:net';
import { errorCode } from '../config/errors.ts';
import { AppError } from '../wire/app-error.ts';

const noRequest = new AppError('validation_failed', { message: 'This is no HTTP request that can be read.' });
const tooLong = new AppError('validation_failed', { message: 'The headers are longer than is read.' });
const tooSlow = new AppError('request_timeout');

function answerTo(error: unknown): { error: AppError; status: number } {
  const code = errorCode(error);
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { error: tooSlow, status: 408 };
  if (code === 'HPE_HEADER_OVERFLOW') return { error: tooLong, status: 431 };
  return { error: noRequest, status: 400 };
}

function rawAnswer({ body }: AppError, status: number): string {
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${text}`;
}

/**
 * Answers requests that are invalid HTTP or too slow with an error of the contract. Fastify never sees such a request.
 */
export function answerBrokenRequests(server: Server): void {
  const answers = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    answers.set(socket, response);
  });
  server.on('clientError', (fault: Error, socket: Duplex) => {
    const earlier = answers.get(socket);
    // After the beginning of an earlier answer, the client would read this one as a part of it.
    const isFree = !earlier || earlier.writableFinished || !earlier.headersSent;
    if (errorCode(fault) !== 'ECONNRESET' && socket.writable && isFree) {
      const { error, status } = answerTo(fault);
      socket.write(rawAnswer(error, status));
    }
    socket.destroy();
  });
  // Node answers an unknown `Expect` header with an empty 417. HTTP allows to ignore it.
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    server.emit('request', request, response);
  });
}

/** Time limits of a client, in milliseconds. */
export interface HttpTimes {
  /** Until the headers have arrived. */
  headers: number;
  /** Until the whole request has arrived. A document of 25 MB takes minutes on a slow line. */
  request: number;
  /** Between two bytes of a body. */
  stall: number;
  /** Without a byte in either direction while the answer is created or read. */
  silence: number;
  /** Between two calls on one connection. */
  keepAlive: number;
  /** For calls that run when the server stops. */
  drain: number;
}

const HTTP_TIMES: HttpTimes = {
  headers: 20_000,
  request: 600_000,
  stall: 30_000,
  silence: 120_000,
  keepAlive: 72_000,
  drain: 12_000,
};

/** Milliseconds between two checks of the time limits. */
const LOOK_EVERY_MS = 5000;
const DRAIN_LOOK_MS = 50;

function refuseStalled(request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) {
    request.socket.destroy();
    return;
  }
  const error = new AppError('request_timeout');
  response.writeHead(error.statusCode, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
  });
  response.end(JSON.stringify(error.body), () => request.socket.destroy());
}

/** Ends a call whose body stops arriving. */
function watchBody(request: IncomingMessage, response: ServerResponse, stall: number): void {
  const { socket } = request;
  let read = socket.bytesRead;
  let since = Date.now();
  const timer = setInterval(
    () => {
      if (request.complete || request.destroyed) clearInterval(timer);
      else if (socket.bytesRead !== read) [read, since] = [socket.bytesRead, Date.now()];
      else if (Date.now() - since >= stall) {
        clearInterval(timer);
        refuseStalled(request, response);
      }
    },
    Math.min(LOOK_EVERY_MS, stall / 4),
  ).unref();
  request.once('close', () => clearInterval(timer));
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** The HTTP servers of one app. `localhost` has one for each of its addresses. */
interface HttpServers {
  create: (handler: RequestListener) => Server;
  /**
   * Accepts no more connections, waits for running calls, and closes those that take longer than `drain`. Afterwards no
   * connection is open.
   */
  drain: () => Promise<void>;
}

/** Creates servers with limits for clients that send slowly, read slowly or stay connected. */
export function createHttpServers(times: HttpTimes = HTTP_TIMES): HttpServers {
  const servers: Server[] = [];
  const sockets = new Set<Socket>();
  /** Connections without a request so far, which Node counts as busy. */
  const silent = new Set<Socket>();
  return {
    create: (handler) => {
      const options = {
        headersTimeout: times.headers,
        requestTimeout: times.request,
        keepAliveTimeout: times.keepAlive,
        connectionsCheckingInterval: Math.min(LOOK_EVERY_MS, times.headers),
      };
      const server = createServer(options, handler);
      server.setTimeout(times.silence);
      answerBrokenRequests(server);
      server.on('connection', (socket: Socket) => {
        sockets.add(socket);
        silent.add(socket);
        socket.once('close', () => {
          sockets.delete(socket);
          silent.delete(socket);
        });
      });
      server.on('request', (request: IncomingMessage, response: ServerResponse) => {
        silent.delete(request.socket);
        if (hasBody(request)) watchBody(request, response, times.stall);
      });
      servers.push(server);
      return server;
    },
    drain: async () => {
      for (const server of servers) server.close();
      for (const socket of silent) socket.destroy();
      const deadline = Date.now() + times.drain;
      while (sockets.size > 0) {
        // A connection becomes idle after its answer, and browsers keep it open.
        for (const server of servers) server.closeIdleConnections();
        if (Date.now() >= deadline) for (const socket of sockets) socket.destroy();
        await new Promise((resolve) => {
          setTimeout(resolve, DRAIN_LOOK_MS);
        });
      }
    },
  };
}
