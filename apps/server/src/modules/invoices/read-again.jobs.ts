import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { InvoiceFacts } from '@mijn/domain/invoices';
import { object } from 'yup';
import { inTransaction } from '../../platform/database/index.ts';
import { contentKey, type Files } from '../../capabilities/files/index.ts';
import { defineJob, type JobContext } from '../../platform/jobs/define-job.ts';
import { UnreadableEInvoice } from './e-invoice/parse-xml.ts';
import { readEInvoice } from './e-invoice/read-e-invoice.ts';
import { wholeFacts } from './e-invoice/whole-facts.ts';
import { embeddedXml } from './embedded-xml/embedded-xml.ts';
import { writeEInvoicePage } from './invoice-files.import.ts';
import { listToReadAgain, type ToReadAgain, updateFacts } from './read-again.repository.ts';

interface ReadAgainContext extends JobContext {
  files: Files;
}

/** The number of invoices between two looks at the clock. */
const BATCH = 20;

/** The next run goes on with the other invoices. */
const RUN_MS_MAX = 30_000;

async function xmlInside(pdf: Buffer): Promise<Buffer | null> {
  const file = path.join(tmpdir(), `mijn-invoice-${randomUUID()}.pdf`);
  try {
    await writeFile(file, pdf, { mode: 0o600 });
    return await embeddedXml(file);
  } finally {
    await rm(file, { force: true });
  }
}

/** An e-invoice that can't be read any more keeps its facts. */
async function factsOf(
  { files }: ReadAgainContext,
  { kind, file_hash, facts }: ToReadAgain,
): Promise<InvoiceFacts> {
  if (file_hash === null) return wholeFacts(facts);
  const bytes = await buffer(await files.read(contentKey(file_hash)));
  const xml = kind === 'pdf' ? await xmlInside(bytes) : bytes;
  if (!xml) return wholeFacts(facts);
  try {
    return readEInvoice(xml).facts;
  } catch (error) {
    if (error instanceof UnreadableEInvoice) return wholeFacts(facts);
    throw error;
  }
}

async function readOne(context: ReadAgainContext, invoice: ToReadAgain): Promise<void> {
  const { association_id, id, kind, file_hash } = invoice;
  const facts = await factsOf(context, invoice);
  await inTransaction(context.database.queries, async (transaction) => {
    const isUpdated = await updateFacts(transaction, invoice, facts);
    if (!isUpdated || kind !== 'e_invoice' || file_hash === null) return;
    await writeEInvoicePage(transaction, { association_id, file_hash }, facts);
  });
  context.log.debug({ invoice_id: id }, 'an e-invoice was read again');
}

/** Checkers see new facts; nothing that decisions depend on changes. Files that can't be fetched wait for the next run. */
export const readAgain = defineJob({
  name: 'read_e_invoices_again',
  data: object(),
  pace: 'slow',
  attemptsMax: 1,
  cron: '*/2 * * * *',
  run: async (context: ReadAgainContext) => {
    const endsAt = performance.now() + RUN_MS_MAX;
    let after: ToReadAgain | undefined;
    do {
      const batch = await listToReadAgain(context.database.queries, after, BATCH);
      for (const invoice of batch) {
        await readOne(context, invoice).catch((error: unknown) => {
          const fault = error instanceof Error ? error.name : 'unknown';
          context.log.warn({ invoice_id: invoice.id, fault }, 'an e-invoice could not be read again yet');
        });
      }
      after = batch.length === BATCH ? batch.at(-1) : undefined;
    } while (after && performance.now() < endsAt);
  },
});
