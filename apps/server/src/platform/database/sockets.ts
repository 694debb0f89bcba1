import { Socket } from 'node:net';

/** The sockets of connections, which can be ended without a response of the other side. */
export interface Sockets {
  /** Creates the socket of a new connection: the option `stream` of pg. */
  open: () => Socket;
  /** Ends all open sockets, so that statements on them fail immediately. */
  end: () => void;
  /** While it is true, new connections fail at once and send nothing: the other side would keep each of them in its queue. */
  refuse: (isAway: boolean) => void;
}

const refusal = (): Error =>
  Object.assign(new Error('The database does not answer, so that no connection is opened.'), {
    code: 'ECONNREFUSED',
  });

export function createSockets(): Sockets {
  const sockets = new Set<Socket>();
  let isRefusing = false;
  return {
    open: () => {
      const socket = new Socket();
      if (isRefusing) socket.connect = () => socket.destroy(refusal());
      sockets.add(socket);
      return socket.once('close', () => sockets.delete(socket));
    },
    end: () => {
      for (const socket of sockets) socket.destroy();
    },
    refuse: (isAway) => {
      isRefusing = isAway;
    },
  };
}
