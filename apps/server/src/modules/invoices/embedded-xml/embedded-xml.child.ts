import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * Writes the e-invoice inside a PDF to the standard output. The first argument is the path of the PDF. Runs in its own
 * process, because a PDF can expand a lot, and kills itself above the bytes of memory in the second argument.
 */

const [, , file = '', memoryBytesMax = ''] = process.argv;

const WATCH_MS = 20;

const ATTACHMENTS_MAX = 20;

const KNOWN = /(?:^|\/)(?:factur-x|zugferd-invoice|xrechnung)\.xml$/iu;

/** Matches the root element of an e-invoice in the first bytes of a file, in any encoding. */
const E_INVOICE = /CrossIndustryInvoice|xsd:(?:Invoice|CreditNote)-2/u;
const HEAD_BYTES = 8000;

/** A thread checks the memory, because pdf.js blocks the main thread while it decompresses. */
const WATCH = `const { parentPort, workerData } = require('node:worker_threads');
const check = () => {
  if (process.memoryUsage.rss() > workerData) process.kill(process.pid, 'SIGKILL');
};
check();
setInterval(check, ${WATCH_MS});
parentPort.postMessage('watching');`;
const watch = new Worker(WATCH, { eval: true, workerData: Number(memoryBytesMax) });
// The thread needs about as much time to start as pdf.js needs for a small PDF. Without waiting, the limit
// may take effect too late.
await once(watch, 'message');
watch.unref();

const isEInvoice = (content: Uint8Array): boolean =>
  E_INVOICE.test(Buffer.from(content.subarray(0, HEAD_BYTES)).toString('latin1').replaceAll('\0', ''));

const rank = (name: string): number => {
  if (KNOWN.test(name)) return 0;
  return name.toLowerCase().endsWith('.xml') ? 1 : 2;
};

async function eInvoiceIn(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise;
  const attachments: Map<string, { filename?: string }> | null = await pdf.getAttachments();
  const names = [...(attachments ?? [])]
    .map(([id, { filename }]) => ({ id, rank: rank(filename ?? id) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, ATTACHMENTS_MAX);
  for (const { id } of names) {
    const content: Uint8Array | null = await pdf.getAttachmentContent(id);
    if (content && isEInvoice(content)) return content;
  }
  return undefined;
}

const found = await eInvoiceIn(new Uint8Array(await readFile(file)));
if (found) await new Promise((done) => process.stdout.write(found, done));
process.exit(0);
