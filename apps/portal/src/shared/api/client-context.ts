import type { ApiClient } from '@mijn/api';
import { createContext, useContext } from 'react';

export const ClientContext = createContext<ApiClient | null>(null);

/** The API client, for the addresses of files; calls go through the endpoints. */
export function useClient(): ApiClient {
  const client = useContext(ClientContext);
  if (!client) throw new Error('useClient needs a ClientContext above it.');
  return client;
}
