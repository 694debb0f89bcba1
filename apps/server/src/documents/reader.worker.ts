import { type MessagePort, parentPort } from 'node:worker_threads';
import { readImage } from './read-image.ts';
import { readPdf } from './read-pdf.ts';
import { UNREADABLE, type Reading, type ReadingTask } from './reading.ts';

async function read({ bytes, media_type }: ReadingTask): Promise<Reading> {
  if (media_type === 'application/pdf') return readPdf(bytes);
  return media_type.startsWith('image/') ? readImage(bytes) : UNREADABLE;
}

/** A broken file is no fault of the reader: it says what it found, which is nothing. */
parentPort?.on('message', ({ port, ...task }: ReadingTask & { port: MessagePort }) => {
  void read(task)
    .catch(() => UNREADABLE)
    .then((reading) => port.postMessage(reading, reading.thumbnail ? [reading.thumbnail.buffer] : []))
    .finally(() => port.close());
});
