import type { Connection } from '@mijn/api';
import { createContext, useContext } from 'react';

export const ConnectionContext = createContext<Connection | null>(null);

/** The connection to the server, for the addresses of files; calls go through the endpoints. */
export function useConnection(): Connection {
  const connection = useContext(ConnectionContext);
  if (!connection) throw new Error('useConnection needs a ConnectionContext above it.');
  return connection;
}
