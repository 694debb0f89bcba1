import { Readable } from 'node:stream';
import { v7 as newId } from 'uuid';
import { filePages, fileReadings } from '../../../capabilities/documents/index.ts';
import { openFiles } from '../../../capabilities/files/index.ts';
import { createAssociationFixture, type AssociationFixture } from '../../../testing/association-fixture.ts';
import type { Row } from '../../../testing/builders.ts';
import type { TestResponse, TestClient } from '../../../testing/index.ts';
import { invoiceFiles, invoices } from '../invoices.tables.ts';

type NewInvoice = Partial<typeof invoices.$inferInsert>;
export interface InvoicesFixture extends AssociationFixture {
  path: string;
  checker: TestClient;
  /** Another checker, named Carla Controle. */
  colleague: TestClient;
  copy: TestClient;
  /** By default an invoice arrives one minute after the previous one. */
  invoice: (values?: NewInvoice) => Promise<Row>;
  /** @param page_count the pages of the file, if not all pages were read. */
  file: (
    invoice: Row,
    kind: 'pdf' | 'e_invoice',
    bytes: string,
    texts?: readonly string[],
    page_count?: number,
  ) => Promise<void>;
  decide: (
    by: TestClient,
    invoice: Row,
    body: object,
    headers?: Record<string, string>,
  ) => Promise<TestResponse>;
}

export async function createInvoicesFixture(): Promise<InvoicesFixture> {
  const base = await createAssociationFixture();
  const { server, association, signIn } = base;
  const { queries } = server.database;
  const files = openFiles(server.config);
  const path = `/associations/${association.id}/invoices`;
  let arrival = Date.parse('2026-10-01T08:00:00Z');
  return {
    ...base,
    path,
    checker: await signIn(association, { is_board: true, is_invoice_check: true }, { name: 'Bram Bestuur' }),
    colleague: await signIn(association, { is_invoice_check: true }, { name: 'Carla Controle' }),
    copy: await signIn(association, { is_invoice_check_copy: true }),
    invoice: async (values = {}) => {
      const id = newId();
      arrival += 60_000;
      await queries.insert(invoices).values({
        association_id: association.id,
        id,
        name: 'Liftonderhoud',
        created_at: new Date(arrival),
        currency: 'EUR',
        ...values,
      });
      return { id };
    },
    file: async ({ id }, kind, bytes, texts, page_count = texts?.length) => {
      const received = await files.receive(Readable.from([Buffer.from(bytes)]), 1e6);
      await received.keep();
      const stored = { association_id: association.id, file_hash: received.hash };
      const type =
        kind === 'pdf'
          ? { extension: 'pdf', media_type: 'application/pdf' }
          : { extension: 'xml', media_type: 'application/xml' };
      await queries.insert(invoiceFiles).values({
        ...stored,
        ...type,
        invoice_id: id,
        kind,
        byte_size: received.byte_size,
        name: `F.${type.extension}`,
      });
      if (texts === undefined) return;
      const reading = {
        ...stored,
        media_type: type.media_type,
        page_count,
        searchability: 'searchable',
      } as const;
      await queries.insert(fileReadings).values(reading);
      const pages = texts.map((text, index) => ({ ...stored, page: index + 1, text }));
      await queries.insert(filePages).values(pages);
    },
    decide: (by, { id }, body, headers = {}) => by.post(`${path}/${id}/decisions`, body, { headers }),
  };
}
