import { request, type Agent } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { isErrorCode } from '@mijn/domain/errors';
import type { FuzzRequest } from './requests.ts';

/** Milliseconds within which every answer has come. */
export const ANSWER_MS_MAX = 2000;

/** How a server answered. */
export interface FuzzAnswer {
  status: number;
  type: string;
  text: string;
  ms: number;
}

/** Headers of a caller: cookies, and the token that a change needs. */
export type CallerHeaders = Readonly<Record<string, string>>;

/** Sends a call over a socket of the agent. @throws Error when no answer comes. */
export async function send(
  address: string,
  agent: Agent,
  caller: CallerHeaders,
  { method, path, headers, body }: FuzzRequest,
): Promise<FuzzAnswer> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const all = { accept: 'application/json', ...caller, ...headers, ...length };
    const call = request({ agent, hostname, port, method, path, headers: all }, (answer) => {
      buffer(answer).then(
        (bytes) =>
          resolve({
            status: answer.statusCode ?? 0,
            type: answer.headers['content-type'] ?? '',
            text: bytes.toString(),
            ms: performance.now() - start,
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

/** What is wrong with an answer, whatever was asked: undefined when it keeps the contract of errors (decisions §2). */
export function faultOf(
  { method }: Pick<FuzzRequest, 'method'>,
  { status, type, text, ms }: FuzzAnswer,
): string | undefined {
  if (status >= 500) return `answered ${status}: ${text}`;
  if (ms > ANSWER_MS_MAX) return `took ${Math.round(ms)} ms`;
  if (status < 400 || method === 'HEAD') return undefined;
  if (!type.startsWith('application/json') || !isErrorBody(text)) {
    return `answered ${status} with a body that is no error of the contract: ${type} ${text.slice(0, 500)}`;
  }
  return undefined;
}
