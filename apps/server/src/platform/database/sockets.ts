import { Socket } from 'node:net';

/** The sockets of connections, which can be ended without a response of the other side. */
export interface Sockets {
  /** Creates the socket of a new connection: the option `stream` of pg. */
  open: () => Socket;
  /** Ends all open sockets, so that statements on them fail immediately. */
  end: () => void;
}

export function createSockets(): Sockets {
  const sockets = new Set<Socket>();
  return {
    open: () => {
      const socket = new Socket();
      sockets.add(socket);
      return socket.once('close', () => sockets.delete(socket));
    },
    end: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}
