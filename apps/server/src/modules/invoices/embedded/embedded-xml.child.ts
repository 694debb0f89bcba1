import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * Writes the e-invoice inside the PDF that the first argument names to the standard output; nothing when there is none.
 * A process of its own: what is inside a PDF may be packed very small. It kills itself when it takes more bytes of
 * memory than the second argument says.
 */

const [, , file = '', memoryBytesMax = ''] = process.argv;

const WATCH_MS = 20;

/** Attachments that are looked at: an invoice has a few. */
const ATTACHMENTS_MAX = 20;

/** As Factur-X, ZUGFeRD and XRechnung call it. */
const KNOWN = /(?:^|\/)(?:factur-x|zugferd-invoice|xrechnung)\.xml$/iu;

/** The root elements of e-invoices, in the first bytes of a file, in whatever encoding. */
const E_INVOICE = /CrossIndustryInvoice|xsd:(?:Invoice|CreditNote)-2/u;
const HEAD_BYTES = 8000;

/** pdf.js unpacks without a break, so another thread has to look. */
const WATCH = `const { workerData } = require('node:worker_threads');
setInterval(() => {
  if (process.memoryUsage.rss() > workerData) process.kill(process.pid, 'SIGKILL');
}, ${WATCH_MS});`;
new Worker(WATCH, { eval: true, workerData: Number(memoryBytesMax) }).unref();

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
