import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** An S3 server whose process was stopped: it accepts connections, reads nothing, and sends nothing. */
export interface StoppedStore {
  filesUrl: string;
  end: () => Promise<void>;
}

export async function startStoppedStore(): Promise<StoppedStore> {
  const sockets = new Set<Socket>();
  const server = createServer({ pauseOnConnect: true }, (socket) => {
    socket.on('error', () => undefined);
    sockets.add(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' ? bound?.port : undefined;
  return {
    filesUrl: `s3://key:geheim@archief/waterpas?region=eu-west-1&endpoint=http://127.0.0.1:${port}`,
    end: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
