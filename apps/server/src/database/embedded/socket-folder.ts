import { createHash } from 'node:crypto';
import { chmod, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { giveAway } from './unprivileged.ts';

/** A part of the socket's name alone: nothing listens on the network. */
export const EMBEDDED_PORT = 5432;

/** Bytes of a socket's path on the strictest system (macOS), less PostgreSQL's own `/.s.PGSQL.5432.lock`. */
const FOLDER_BYTES_MAX = 103 - '/.s.PGSQL.5432.lock'.length;

/**
 * The folder of a cluster's socket: beside its data, or in the system's folder for temporary files when that path is
 * too long for a socket. The same for every start of the same cluster.
 */
export async function prepareSocketFolder(clusterFolder: string): Promise<string> {
  const beside = path.join(path.dirname(clusterFolder), 'socket');
  const digest = createHash('sha256').update(clusterFolder).digest('hex').slice(0, 16);
  const folder =
    Buffer.byteLength(beside) <= FOLDER_BYTES_MAX ? beside : path.join(tmpdir(), `mijn-${digest}`);
  await mkdir(folder, { recursive: true });
  await giveAway(folder);
  await chmod(folder, 0o700);
  return folder;
}
