import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { InvoiceFacts } from '@mijn/domain/invoices';
import { DOCUMENT_BYTES_MAX } from '@mijn/domain/limits';
import { extensionOf } from '@mijn/domain/uploads';
import type { Queries } from '../../platform/database/index.ts';
import { filePages, fileReadings } from '../../capabilities/documents/index.ts';
import { nameWithExtension } from '../../capabilities/files/index.ts';
import { faultOfBytes, faultOfPlace, readLater, stageFile } from '../../capabilities/import/import-file.ts';
import { type EInvoice, readEInvoice } from './e-invoice/read-e-invoice.ts';
import { UnreadableEInvoice } from './e-invoice/parse-xml.ts';
import { embeddedXml } from './embedded-xml/embedded-xml.ts';
import type { InvoiceFile } from './invoices-import.repository.ts';
import type { ImportContext, ImportedFile } from '../../capabilities/import/import-context.ts';
import type { ColumnFault } from '../../capabilities/import/faults.ts';

const TEXT_LENGTH_MAX = 100_000;

const textOf = (facts: InvoiceFacts): string =>
  [
    facts.supplier,
    facts.invoice_number,
    facts.buyer,
    facts.buyer_address,
    facts.payment_reference,
    facts.order_reference,
    ...facts.preceding.map(({ number }) => number),
    facts.payee,
    ...facts.account_holders,
    ...facts.payment_terms,
    ...facts.notes,
    ...facts.lines.flatMap(({ description, details }) => [description, ...details]),
  ]
    .filter((text) => text !== null)
    .join('\n')
    .normalize('NFKC')
    .slice(0, TEXT_LENGTH_MAX)
    .toWellFormed();

/** Stores the text as the only page of a file that is already read. */
export async function writeEInvoicePage(
  queries: Queries,
  { association_id, file_hash }: { association_id: string; file_hash: string },
  facts: InvoiceFacts,
): Promise<void> {
  const stored = { association_id, file_hash };
  const page = { ...stored, page: 1, text: textOf(facts) };
  await queries
    .insert(fileReadings)
    .values({ ...stored, media_type: 'application/xml', page_count: 1, searchability: 'searchable' })
    .onConflictDoNothing();
  await queries
    .insert(filePages)
    .values(page)
    .onConflictDoUpdate({
      target: [filePages.association_id, filePages.file_hash, filePages.page],
      set: { text: page.text },
    });
}

const PDF = { extension: 'pdf', media_type: 'application/pdf' } as const;
const XML = { extension: 'xml', media_type: 'application/xml' } as const;

const eInvoiceIn = async (folder: string, file: string): Promise<EInvoice> =>
  readEInvoice(await readFile(path.resolve(folder, file)));

/** An unreadable e-invoice may be set aside. The PDF inside is scanned too, because scanners do not find it in the text. */
export async function faultOfEInvoice(
  context: Pick<ImportContext, 'folder' | 'scanner'>,
  file: string,
): Promise<Pick<ColumnFault, 'reason' | 'aside'> | undefined> {
  const ofPlace = await faultOfPlace(context, file);
  if (ofPlace) {
    const isEmpty = (await stat(path.resolve(context.folder, file)).catch(() => undefined))?.size === 0;
    return { reason: ofPlace, ...(isEmpty && { aside: file }) };
  }
  if (extensionOf(file) !== XML.extension) return { reason: `${file} must be of the type .xml` };
  try {
    const { pdf } = await eInvoiceIn(context.folder, file);
    const ofPdf = pdf && (await faultOfBytes(context, `the PDF inside ${file}`, () => Readable.from([pdf])));
    return ofPdf ? { reason: ofPdf } : undefined;
  } catch (error) {
    if (error instanceof UnreadableEInvoice) return { reason: `${file} ${error.message}`, aside: file };
    throw error;
  }
}

async function stageBytes(
  { files }: Pick<ImportContext, 'files'>,
  bytes: Buffer,
): Promise<Pick<ImportedFile, 'byte_size' | 'file_hash'>> {
  const received = await files.receive(Readable.from([bytes]), DOCUMENT_BYTES_MAX);
  await received.keep();
  return { file_hash: received.hash, byte_size: received.byte_size };
}

/** `name` is the name of the invoice. */
interface NamedFiles {
  name: string;
  file: string | undefined;
  e_invoice: string | undefined;
}

/** Ignores an unreadable e-invoice, because the PDF is the invoice, and Factur-X without lines is no e-invoice. */
async function factsInside({ folder }: ImportContext, file: string): Promise<InvoiceFacts | null> {
  const xml = await embeddedXml(path.resolve(folder, file));
  if (!xml) return null;
  try {
    return readEInvoice(xml).facts;
  } catch (error) {
    if (error instanceof UnreadableEInvoice) return null;
    throw error;
  }
}

interface StagedFiles {
  files: InvoiceFile[];
  /** The facts of the e-invoice, or of that inside the PDF, or null. */
  facts: InvoiceFacts | null;
  pdf: ImportedFile | undefined;
  /** The text of the e-invoice is that of the facts. The hash is undefined without an e-invoice. */
  eInvoiceHash: string | undefined;
}

/** Call this before the invoice is written. */
export async function readInvoiceFiles(
  writing: Pick<ImportContext, 'queries'>,
  association_id: string,
  { pdf, eInvoiceHash, facts }: StagedFiles,
): Promise<void> {
  if (pdf) await readLater(writing, association_id, pdf);
  if (facts && eInvoiceHash !== undefined) {
    await writeEInvoicePage(writing.queries, { association_id, file_hash: eInvoiceHash }, facts);
  }
}

/** Stores the separate PDF, otherwise the PDF inside the e-invoice. */
export async function stageInvoiceFiles(
  context: ImportContext,
  { name, file, e_invoice }: NamedFiles,
): Promise<StagedFiles> {
  const bytes = e_invoice === undefined ? undefined : await readFile(path.resolve(context.folder, e_invoice));
  const read = bytes && readEInvoice(bytes);
  const inside =
    read?.pdf && file === undefined ? { ...PDF, ...(await stageBytes(context, read.pdf)) } : undefined;
  const pdf = file === undefined ? inside : await stageFile(context, file);
  const xml = bytes && { ...XML, ...(await stageBytes(context, bytes)) };
  const factsInPdf = !read && file !== undefined ? await factsInside(context, file) : null;
  return {
    files: [
      ...(pdf ? [{ kind: 'pdf', name: nameWithExtension(name, pdf), ...pdf } as const] : []),
      ...(xml ? [{ kind: 'e_invoice', name: `${name}.xml`, ...xml } as const] : []),
    ],
    facts: read?.facts ?? factsInPdf,
    pdf,
    eInvoiceHash: xml?.file_hash,
  };
}
