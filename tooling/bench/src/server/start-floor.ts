import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type pg from 'pg';

export interface FloorServer {
  url: string;
  stop: () => Promise<void>;
}

export async function startFloor(
  kind: 'bare' | 'memory',
  connection: pg.ClientConfig,
  associationId: string,
): Promise<FloorServer> {
  const script = path.join(import.meta.dirname, 'floor-server.ts');
  const child = fork(script, [kind, JSON.stringify(connection), associationId]);
  const ended = once(child, 'exit');
  const [url] = await Promise.race([
    once(child, 'message'),
    ended.then(() => {
      throw new Error(`The ${kind} server did not start.`);
    }),
  ]);
  return {
    url: String(url),
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
