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
import { BODY_BYTES_PER_SECOND_MIN, BODY_RATE_MS, REQUEST_MS_MAX } from '@mijn/domain/limits';
import { errorCode } from '../config/errors.ts';
import { AppError } from '../wire/app-error.ts';
import type { Headers } from './security-headers.ts';

const noRequest = new AppError('validation_failed', { message: 'This is no HTTP request that can be read.' });
const tooLong = new AppError('validation_failed', { message: 'The headers are longer than is read.' });
const tooSlow = new AppError('request_timeout');
const tooManyChunks = new AppError('validation_failed', {
  message: 'The body comes in more and smaller chunks than is read.',
});
const noHost = new AppError('validation_failed', { message: 'A request has one Host header.' });

interface HttpFault {
  error: AppError;
  status: number;
}

function responseTo(error: unknown): HttpFault {
  const code = errorCode(error);
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { error: tooSlow, status: 408 };
  if (code === 'HPE_HEADER_OVERFLOW') return { error: tooLong, status: 431 };
  return { error: noRequest, status: 400 };
}

/** Reads on for a while, because unread bytes reset the connection, which loses the response (RFC 9112 §9.6). */
function endConnection(socket: Duplex, linger: number): void {
  socket.end();
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), linger).unref();
  socket.once('close', () => clearTimeout(timer));
}

function rawResponse({ body }: AppError, status: number, headers: Headers): string {
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${text}`;
}

/** Responds to requests that are too slow or are not valid HTTP, which Fastify does not receive. */
function respondToBrokenRequests(server: Server, headers: Headers, { linger }: HttpTimes): void {
  const responses = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    responses.set(socket, response);
  });
  server.on('clientError', (fault: Error, socket: Duplex) => {
    const earlier = responses.get(socket);
    // If the response to an earlier request on the connection has started, the client would read this
    // response as a part of it.
    const isFree = !earlier || earlier.writableFinished || !earlier.headersSent;
    if (errorCode(fault) !== 'ECONNRESET' && socket.writable && isFree) {
      const { error, status } = responseTo(fault);
      socket.write(rawResponse(error, status, headers));
      endConnection(socket, linger);
    } else if (!socket.writableEnded) socket.destroy();
  });
  // Without this listener, Node responds to an unknown `Expect` header with an empty 417. HTTP allows a
  // server to ignore the header.
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    server.emit('request', request, response);
  });
}

/** The limits for clients. The times are in milliseconds. */
export interface HttpTimes {
  /** The maximum time until the headers have arrived. */
  headers: number;
  /** The time until the whole request has arrived. A document of 25 MB takes many minutes on a slow connection. */
  request: number;
  /** The maximum time between two bytes of a body. */
  stall: number;
  /** The time over which the rate of a body is averaged. It is also the time that a slow body gets to become faster. */
  rate: number;
  /** The maximum time without a byte in either direction while the response is created or read. */
  silence: number;
  /** The maximum time between two calls on one connection. */
  keepAlive: number;
  /** The time for calls on new connections during a stop, because a proxy does not repeat calls that may have arrived. */
  arrival: number;
  /** The maximum time that running calls get when the server stops. */
  drain: number;
  /** The time in which the bytes of a refused client are read and discarded, before its connection is closed. */
  linger: number;
  /** The bytes per second that a body brings at least. */
  bytesPerSecondMin: number;
}

const HTTP_TIMES: HttpTimes = {
  headers: 20_000,
  request: REQUEST_MS_MAX,
  stall: 30_000,
  rate: BODY_RATE_MS,
  silence: 120_000,
  keepAlive: 72_000,
  arrival: 1000,
  drain: 12_000,
  linger: 2000,
  bytesPerSecondMin: BODY_BYTES_PER_SECOND_MIN,
};

const LOOK_EVERY_MS = 5000;
const DRAIN_LOOK_MS = 50;

function sendAndClose(response: ServerResponse, { error, status }: HttpFault, headers: Headers): void {
  const text = JSON.stringify(error.body);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    ...headers,
    connection: 'close',
  });
  response.end(text);
}

function refuse(
  { socket }: IncomingMessage,
  response: ServerResponse,
  fault: HttpFault,
  headers: Headers,
  { linger }: HttpTimes,
): void {
  if (response.headersSent) {
    socket.destroy();
    return;
  }
  // Node calls this method when a response with `connection: close` is sent, and would close the connection at once.
  socket.destroySoon = () => endConnection(socket, linger);
  sendAndClose(response, fault, headers);
}

/** Measures the rate of each period, so that a fast beginning does not make up for a slow rest. */
function watchBody(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Headers,
  times: HttpTimes,
): void {
  const { stall, rate, bytesPerSecondMin } = times;
  const { socket } = request;
  const enough = (bytesPerSecondMin * rate) / 1000;
  let last = { read: socket.bytesRead, at: Date.now() };
  let period = last;
  const isTooSlow = (): boolean => {
    const now = { read: socket.bytesRead, at: Date.now() };
    if (now.read !== last.read) last = now;
    if (now.at - last.at >= stall) return true;
    if (now.at - period.at < rate) return false;
    const bytes = now.read - period.read;
    period = now;
    return bytes < enough;
  };
  const timer = setInterval(
    () => {
      if (request.complete || request.destroyed) clearInterval(timer);
      else if (isTooSlow()) {
        clearInterval(timer);
        refuse(request, response, { error: tooSlow, status: tooSlow.statusCode }, headers, times);
      }
    },
    Math.min(LOOK_EVERY_MS, stall / 4, rate / 4),
  ).unref();
  request.once('close', () => clearInterval(timer));
}

/** The chunks of a body that may be smaller than `CHUNK_BYTES`. Each costs some microseconds, so that these take less than 100 ms. */
const SMALL_CHUNKS_MAX = 10_000;
const CHUNK_BYTES = 1000;

/**
 * Refuses a body in chunks of a byte: 20 bodies of 300,000 such chunks kept everybody waiting for a minute. The connection is closed at
 * once, because the parser would go on.
 */
function countChunks(request: IncomingMessage, response: ServerResponse, headers: Headers): void {
  const push = request.push.bind(request);
  let allowed = SMALL_CHUNKS_MAX;
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    if (chunk === null || allowed > 0) {
      if (chunk) allowed += chunk.length / CHUNK_BYTES - 1;
      return push(chunk, encoding);
    }
    if (!request.socket.writableEnded) {
      if (response.headersSent) request.socket.destroy();
      else sendAndClose(response, { error: tooManyChunks, status: 400 }, headers);
    }
    return false;
  };
}

/** HTTP/1.1 asks for one host (RFC 9112 §3.2). Of two hosts, a proxy may have read the other one. */
function namesOneHost({ httpVersionMinor, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length;
  return hosts === 1 || (hosts === 0 && httpVersionMinor === 0);
}

/** The most calls of a connection that wait for the response to an earlier one. Browsers and proxies send none of them. */
const PIPELINED_MAX = 100;

/**
 * Begins a call when the one before it on the same connection has its response. Node begins all that have arrived: three connections with
 * 1000 calls each kept everybody waiting for 24 seconds. A connection on which more calls wait is closed.
 */
function oneAfterTheOther(handle: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    const begin = (): void => {
      response.once('close', () => {
        const next = lines.get(socket)?.shift();
        if (!next) lines.delete(socket);
        else if (!socket.destroyed) next();
      });
      handle(request, response);
    };
    const line = lines.get(socket);
    if (!line) {
      lines.set(socket, []);
      begin();
    } else if (line.length < PIPELINED_MAX) line.push(begin);
    else socket.destroy();
  };
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** The HTTP servers of one app. `localhost` has one server for each of its addresses. */
interface HttpServers {
  create: (handler: RequestListener) => Server;
  /** Waits for running calls up to `drain` milliseconds. Afterwards no connection is open. */
  drain: () => Promise<void>;
}

/** @param headers the headers of responses that Fastify does not send. */
export function createHttpServers(headers: Headers, times: HttpTimes = HTTP_TIMES): HttpServers {
  const servers: Server[] = [];
  const sockets = new Set<Socket>();
  /** The connections that have not sent a request yet. Node does not count these connections as idle. */
  const silent = new Set<Socket>();
  return {
    create: (handler) => {
      const options = {
        headersTimeout: times.headers,
        requestTimeout: times.request,
        keepAliveTimeout: times.keepAlive,
        connectionsCheckingInterval: Math.min(LOOK_EVERY_MS, times.headers),
        // Node's own response has no body, and it accepts two hosts.
        requireHostHeader: false,
      };
      const begin = oneAfterTheOther((request, response) => {
        if (namesOneHost(request)) handler(request, response);
        else refuse(request, response, { error: noHost, status: 400 }, headers, times);
      });
      const server = createServer(options, (request, response) => {
        if (request.headers['transfer-encoding'] !== undefined) countChunks(request, response, headers);
        begin(request, response);
      });
      server.setTimeout(times.silence);
      respondToBrokenRequests(server, headers, times);
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
        if (hasBody(request)) watchBody(request, response, headers, times);
      });
      servers.push(server);
      return server;
    },
    drain: async () => {
      // The event loop has just accepted the connections that wait, which would be reset otherwise.
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      for (const server of servers) server.close();
      const arrived = Date.now() + times.arrival;
      const deadline = Date.now() + times.drain;
      while (sockets.size > 0) {
        if (Date.now() >= arrived) for (const socket of silent) socket.destroy();
        // A connection becomes idle after its response, and browsers keep idle connections open.
        for (const server of servers) server.closeIdleConnections();
        if (Date.now() >= deadline) for (const socket of sockets) socket.destroy();
        await new Promise((resolve) => {
          setTimeout(resolve, DRAIN_LOOK_MS);
        });
      }
    },
  };
}
