// Makes calls until it is killed.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createPdf } from '@mijn/server/testing/files';
import { uploadFile } from './upload.ts';

export interface CallerOptions {
  /** The address of a call; that of the server for callers who know the path. */
  url: string;
  headers: Readonly<Record<string, string>>;
  atOnce: number;
  /** The association of an upload. */
  association_id?: string;
  /** The bytes of an upload. */
  bytes?: number;
  /** The pause of a caller after each upload, in milliseconds. */
  pauseMs?: number;
  /** The cookies of members who each follow a stream. */
  cookies?: readonly string[];
}

/** The pause between two bytes of a slow call, in milliseconds. */
const SLOW_MS = 1000;

/** The length of the body that a slow call announces, in bytes. It never ends. */
const SLOW_BODY = 10_000_000;

const [kind = '', text = '{}'] = process.argv.slice(2);
const options: CallerOptions = JSON.parse(text);
const { url, headers, atOnce } = options;
const { hostname, port } = new URL(url);
const pdf = await createPdf('Offerte');
const refusals = new Map<string, number>();
let openStreams = 0;

const times = (act: (index: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: atOnce }, async (_, index) => act(index)));

async function open(): Promise<Socket> {
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

async function call(): Promise<void> {
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
}

/** @param address the address that a proxy reports, for a server behind one. */
async function logIn(address?: string): Promise<void> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      ...(address !== undefined && { 'x-forwarded-for': address }),
    },
    body: JSON.stringify({
      email: `${randomBytes(8).toString('hex')}@waterpas.example`,
      password: 'Geraden-1',
    }),
  });
  await response.arrayBuffer();
}

/** Keeps a connection open without a byte, until the server ends it. */
async function keepIdle(): Promise<void> {
  const socket = await open();
  await once(socket.resume(), 'close');
}

/** Sends a call a byte at a time: every other one with a whole head and a slow body. */
async function sendSlowly(hasSlowBody: boolean): Promise<void> {
  const start = `POST /api/auth/login HTTP/1.1\r\nhost: ${hostname}\r\n`;
  const sent = Object.entries({ ...headers, 'content-length': SLOW_BODY });
  const head = `${sent.map((header) => header.join(': ')).join('\r\n')}\r\n\r\n`;
  const socket = await open();
  socket.resume().write(hasSlowBody ? start + head : start);
  while (!socket.destroyed) {
    await wait(SLOW_MS);
    socket.write(hasSlowBody ? ' ' : 'x');
  }
}

/** Keeps a stream of events open. Each is of another member, because one member has few. */
async function follow(cookie: string): Promise<void> {
  const response = await fetch(`${url}/api/events`, { headers: { cookie, accept: 'text/event-stream' } });
  if (!response.ok) throw new Error(`A stream was answered with ${response.status}.`);
  openStreams += 1;
  await response.text();
  openStreams -= 1;
}

async function upload(): Promise<void> {
  // Bytes after the end of a PDF make another file with the same pages.
  const bytes = Buffer.concat([pdf, randomBytes(options.bytes ?? 0)]);
  const uploader = { url, association_id: options.association_id ?? '', headers };
  const outcome = await uploadFile(uploader, { path: 'attachments', name: 'Offerte.pdf', bytes }).catch(
    String,
  );
  const code = /"code":"(\w+)"/u.exec(outcome)?.[1] ?? 'none';
  refusals.set(code, (refusals.get(code) ?? 0) + 1);
  await wait(options.pauseMs ?? 0);
}

/** What a caller does again and again. */
const kinds = {
  calls: call,
  logins: async () => logIn(),
  guesses: async (index) => logIn(`198.51.100.${index}`),
  idle: keepIdle,
  slow: async (index) => sendSlowly(index % 2 === 0),
  streams: async (index) => follow(options.cookies?.[index] ?? ''),
  uploads: upload,
} satisfies Record<string, (index: number) => Promise<void>>;

export type CallerKind = keyof typeof kinds;

process.once('SIGTERM', () => {
  if (refusals.size > 0)
    console.log(`Codes of the refusals: ${[...refusals].map((one) => one.join(' ')).join(', ')}.`);
  process.exit(kind === 'streams' && openStreams < atOnce ? 1 : 0);
});

const isKind = (name: string): name is CallerKind => Object.hasOwn(kinds, name);
if (!isKind(kind)) throw new Error(`There are no callers of the kind ${kind}.`);
// A server that refuses a connection is asked again later.
const act = async (index: number): Promise<void> => kinds[kind](index).catch(async () => wait(SLOW_MS));
// Those who make calls wait for each other, so that all of them are sent at once again.
if (kind === 'calls') for (;;) await times(act);
await times(async (index) => {
  for (;;) await act(index);
});
