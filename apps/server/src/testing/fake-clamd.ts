import { createServer, type Socket } from 'node:net';
import { once } from 'node:events';

/** The test file that every scanner takes for malware (www.eicar.org), in two parts, so that this file is none. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** `scan` answers as clamd, `silent` never, `cut` hangs up at the first byte, `closed` at once. Other texts are answers. */
type Behaviour = 'scan' | 'silent' | 'cut' | 'closed' | { response: string };

export interface FakeClamd {
  /** The URL of the fake for MALWARE_SCANNER. */
  url: string;
  address: { host: string; port: number } | { path: string };
  behave: (next: Behaviour) => void;
  /** Sets StreamMaxLength, in bytes. Like clamd, the fake hangs up on a larger stream without reading the rest. */
  limit: (bytes: number) => void;
  scanned: Buffer[];
  connections: () => number;
  open: () => number;
  stop: () => Promise<void>;
}

/** @param path the path of a Unix socket. Without one, the fake listens on a port. */
export async function startFakeClamd(path?: string): Promise<FakeClamd> {
  const sockets = new Set<Socket>();
  const scanned: Buffer[] = [];
  let connections = 0;
  let behaviour: Behaviour = 'scan';
  let limit = 100_000_000;

  const serve = (socket: Socket): void => {
    let pending = Buffer.alloc(0);
    const content: Buffer[] = [];
    let size = 0;
    let isStream = false;
    const response = (text: string): void => {
      socket.removeAllListeners('data');
      socket.pause();
      socket.write(`${text}\0`, () => socket.destroy());
    };
    const readCommand = (): boolean => {
      const end = pending.indexOf(0);
      if (end === -1) return false;
      const command = pending.subarray(0, end).toString();
      pending = pending.subarray(end + 1);
      if (command === 'zINSTREAM') isStream = true;
      else response(command === 'zPING' ? 'PONG' : 'UNKNOWN COMMAND');
      return isStream;
    };
    const readChunk = (): boolean => {
      if (pending.length < 4) return false;
      const length = pending.readUInt32BE(0);
      if (size + length > limit) {
        response('INSTREAM size limit exceeded. ERROR');
        return false;
      }
      if (pending.length < 4 + length) return false;
      size += length;
      content.push(pending.subarray(4, 4 + length));
      pending = pending.subarray(4 + length);
      if (length > 0) return true;
      const bytes = Buffer.concat(content);
      scanned.push(bytes);
      if (typeof behaviour === 'object') response(behaviour.response);
      else response(bytes.includes(EICAR) ? 'stream: Win.Test.EICAR_HDB-1 FOUND' : 'stream: OK');
      return false;
    };
    socket.on('data', (bytes: Buffer) => {
      if (behaviour === 'silent') return;
      if (behaviour === 'cut') {
        socket.destroy();
        return;
      }
      pending = Buffer.concat([pending, bytes]);
      while (isStream ? readChunk() : readCommand());
    });
  };

  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    if (behaviour === 'closed') socket.destroy();
    else serve(socket);
  });
  await once(path === undefined ? server.listen(0, '127.0.0.1') : server.listen(path), 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return {
    url: path === undefined ? `clamav://127.0.0.1:${port}` : `clamav://${path}`,
    address: path === undefined ? { host: '127.0.0.1', port } : { path },
    behave: (next) => {
      behaviour = next;
    },
    limit: (bytes) => {
      limit = bytes;
    },
    scanned,
    connections: () => connections,
    open: () => sockets.size,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
