// Reads slowly until it is killed.
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const [url = '', ...cookies] = process.argv.slice(2);
const { hostname, port, pathname, search } = new URL(url);

/** The bytes that a reader takes at a time, and the pause after that, in milliseconds. */
const BYTES = 1000;
const PAUSE_MS = 1000;

/** What the system has received already, which is some megabytes, has cost the server its work. */
async function read(cookie: string): Promise<void> {
  const socket = connect({ port: Number(port), host: hostname });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(
    `GET ${pathname}${search} HTTP/1.1\r\nhost: ${hostname}\r\ncookie: ${cookie}\r\naccept: */*\r\n\r\n`,
  );
  const [head] = await once(socket.setEncoding('latin1'), 'data');
  socket.pause();
  if (!String(head).startsWith('HTTP/1.1 200')) {
    throw new Error(`A zip was answered with ${String(head).split('\r\n')[0]}.`);
  }
  while (!socket.destroyed) {
    await wait(PAUSE_MS);
    socket.read(BYTES);
  }
  throw new Error('The server ended a slow zip.');
}

await Promise.all(cookies.map(read));
