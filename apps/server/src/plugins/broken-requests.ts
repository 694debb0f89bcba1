import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorCode } from '../config/error-code.ts';
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
 * Answers what is no HTTP, or arrives too slowly, with an error of the contract: such a request never becomes a call, so
 * that no handler sees it.
 */
export function answerBrokenRequests(server: Server): void {
  const answers = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    answers.set(socket, response);
  });
  server.on('clientError', (fault: Error, socket: Duplex) => {
    const earlier = answers.get(socket);
    // Behind an answer that has begun, another would be read as a part of it.
    const isFree = !earlier || earlier.writableFinished || !earlier.headersSent;
    if (errorCode(fault) !== 'ECONNRESET' && socket.writable && isFree) {
      const { error, status } = answerTo(fault);
      socket.write(rawAnswer(error, status));
    }
    socket.destroy();
  });
  // Node refuses an expectation that it does not know with an empty 417; it may as well be left out of account.
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    server.emit('request', request, response);
  });
}
