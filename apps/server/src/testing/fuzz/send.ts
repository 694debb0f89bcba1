import { request, type Agent } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { isErrorCode } from '@mijn/domain/errors';
import type { FuzzHead, FuzzRequest } from './requests.ts';

/** The maximum duration of a call until its response, in milliseconds of the clock of the run. */
const RESPONSE_MS_MAX = 2000;

export interface FuzzResponse {
  status: number;
  type: string;
  text: string;
  ms: number;
}

/** The headers of a caller: cookies, and the anti-forgery token that a change needs. */
export type CallerHeaders = Readonly<Record<string, string>>;

/** A clock that only goes forward, in milliseconds. */
export type Clock = () => number;

export interface Receiver {
  url: string;
  agent: Agent;
  clock: Clock;
}

const hostsOf = (head: FuzzHead, host: string): string[] => {
  if (head === 'two hosts') return [host, host];
  return head === 'no host' || head === 'HTTP/1.0 without host' ? [] : [host];
};

/** Sends a head that no client of Node writes, over its own socket. @throws Error if no response is received. */
async function sendBytes(
  { url, clock }: Receiver,
  headers: Readonly<Record<string, string>>,
  { method, path, body = '', head }: FuzzRequest,
): Promise<FuzzResponse> {
  const start = clock();
  const { hostname, port, host } = new URL(url);
  const lines = [
    `${method} ${path} HTTP/${head.startsWith('HTTP/1.0') ? '1.0' : '1.1'}`,
    ...hostsOf(head, host).map((name) => `host: ${name}`),
    ...Object.entries({ ...headers, connection: 'close' })
      .filter(([name]) => name !== 'host' && name !== 'upgrade')
      .map(([name, value]) => `${name}: ${value}`),
  ];
  const socket = connect(Number(port), hostname);
  socket.write(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  socket.write(body);
  const response = (await buffer(socket)).toString();
  const [answered = '', ...rest] = response.split('\r\n\r\n');
  return {
    status: Number(answered.split(' ')[1] ?? 0),
    type: /^content-type: (.*)$/imu.exec(answered)?.[1] ?? '',
    // A chunked response has the lengths of its chunks between its lines.
    text: /^transfer-encoding: chunked/imu.test(answered) ? '' : rest.join('\r\n\r\n'),
    ms: clock() - start,
  };
}

/** @throws Error if no response is received. */
export async function send(
  receiver: Receiver,
  caller: CallerHeaders,
  sent: FuzzRequest,
): Promise<FuzzResponse> {
  const { url, agent, clock } = receiver;
  const { method, path, headers, body, head } = sent;
  const start = clock();
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const all = { accept: 'application/json', ...caller, ...headers, ...length };
    if (head !== 'usual') {
      sendBytes(receiver, all, sent).then(resolve, reject);
      return;
    }
    const call = request({ agent, hostname, port, method, path, headers: all }, (response) => {
      buffer(response).then(
        (bytes) =>
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'] ?? '',
            text: bytes.toString(),
            ms: clock() - start,
          }),
        reject,
      );
    });
    call.once('error', reject);
    call.end(body);
  });
}

function isErrorBody(text: string): boolean {
  try {
    const body: unknown = JSON.parse(text);
    const isObject = typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
    return isObject && isErrorCode(body.code) && typeof body.message === 'string';
  } catch {
    return false;
  }
}

/** Returns undefined if the response is allowed for any call (docs/product.md#api-errors). */
export function faultOfCall(
  { method }: Pick<FuzzRequest, 'method'>,
  { status, type, text, ms }: FuzzResponse,
): string | undefined {
  if (status >= 500) return `answered ${status}: ${text}`;
  if (ms > RESPONSE_MS_MAX) return `took ${Math.round(ms)} ms`;
  if (status < 400 || method === 'HEAD') return undefined;
  if (!type.startsWith('application/json') || !isErrorBody(text)) {
    return `answered ${status} with a body that is no error of the contract: ${type} ${text.slice(0, 500)}`;
  }
  return undefined;
}
