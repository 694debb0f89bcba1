import type { FastifyInstance } from 'fastify';
import { createReader } from './reader.ts';
import { createReadingQueue, type ReadingNeeds } from './reading-queue.ts';

/** Milliseconds between two looks for files that someone else left to read: an import, or a server that stopped. */
const LOOK_EVERY_MS = 10_000;

interface BackgroundNeeds extends Omit<ReadingNeeds, 'reader'> {
  inBackground: (name: string, work: () => Promise<void>) => void;
}

/** Reads files in the background for as long as the app listens. @returns what has them read at once. */
export function readInBackground(app: FastifyInstance, needs: BackgroundNeeds): () => void {
  const reader = createReader();
  const queue = createReadingQueue({ ...needs, reader });
  const readSoon = () => needs.inBackground('read files', queue.run);
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    readSoon();
    timer = setInterval(readSoon, LOOK_EVERY_MS).unref();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    queue.stop();
    await reader.close();
  });
  return readSoon;
}
