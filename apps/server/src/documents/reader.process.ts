import { readImage } from './read-image.ts';
import { readPdf } from './read-pdf.ts';
import type { Finding, ReadingOrder, ReadingReport } from './reading.ts';
import { restrainProcess } from './restrain-process.ts';

/** The program of the reading process: reads one file after another, and says what it finds as it finds it. */

const report = async (message: ReadingReport): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(message, (error: Error | null) => (error ? reject(error) : resolve()));
  });

const tell = async (finding: Finding): Promise<void> => report({ kind: 'found', finding });

type FileOrder = Extract<ReadingOrder, { kind: 'file' }>;

async function read({ media_type, first_page }: FileOrder, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    if (media_type === 'application/pdf') await readPdf(bytes, first_page, tell);
    else if (media_type.startsWith('image/')) await readImage(bytes, tell);
  } catch {
    // A broken file is no fault of the reader.
    await tell({ kind: 'unreadable' });
  }
  await report({ kind: 'done', rss: process.memoryUsage.rss() });
}

let file: FileOrder | undefined;
let pieces: Uint8Array[] = [];

process.on('message', (order: ReadingOrder) => {
  if (order.kind === 'file') {
    file = order;
    pieces = [];
  } else if (order.kind === 'bytes') pieces.push(order.bytes);
  else if (file) {
    const bytes = new Uint8Array(Buffer.concat(pieces));
    pieces = [];
    void read(file, bytes);
  }
});
// The server decides when this process ends, also when a terminal sends Ctrl-C to both.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit());

restrainProcess();
void report({ kind: 'ready' });
