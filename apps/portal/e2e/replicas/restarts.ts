import { once } from 'node:events';
import { createServer } from 'node:http';

export async function serveRestarts(count: () => number): Promise<{ url: string; stop: () => void }> {
  const server = createServer((_, response) => response.end(String(count())));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export async function readRestarts(): Promise<number> {
  const response = await fetch(process.env['E2E_RESTARTS'] ?? '');
  return Number(await response.text());
}
