import { Readable } from 'node:stream';
import { v7 as newId } from 'uuid';
import { filePages } from '../../documents/index.ts';
import { openFiles } from '../../files/index.ts';
import { thumbnailKey } from '../../files/keys.ts';
import { archiveDocuments, archiveGroups } from '../../modules/archive/archive.tables.ts';
import { forms } from '../../modules/forms/forms.tables.ts';
import { invoiceFiles, invoices } from '../../modules/invoices/invoices.tables.ts';
import { meetingDocuments, meetings } from '../../modules/meetings/meetings.tables.ts';
import { todoAttachments, todos } from '../../modules/todos/todos.tables.ts';
import type { TestApp } from '../test-app.ts';

export type ThingName =
  | 'group'
  | 'document'
  | 'hidden document'
  | 'board-only document'
  | 'todo'
  | 'attachment'
  | 'meeting'
  | 'meeting document'
  | 'form'
  | 'hidden form'
  | 'invoice';

/** The parameters of a path that name each thing. */
export type Things = Readonly<Record<ThingName, Readonly<Record<string, string>>>>;

/** Words in names, texts and bytes of what some may not see: an answer that holds one has given it away. */
export const MARKS = { elsewhere: 'Elders', hidden: 'Verborgen', board: 'Bestuurlijk', invoice: 'Factuur' };

/** Makes one of everything in an association, all of it with `word` in its name, and with its files stored. */
export async function makeThings(
  server: TestApp,
  association: { id: string },
  word: string,
): Promise<Things> {
  const { queries } = server.database;
  const files = openFiles(server.config);
  const association_id = association.id;
  const now = server.clock.now();
  const named = () => {
    const id = newId();
    return { association_id, id, code: id };
  };
  const keep = async (text: string, key?: (hash: string) => string): Promise<string> => {
    const { hash, keep: keepUnder } = await files.receive(Readable.from([Buffer.from(text)]), 1e6);
    await keepUnder(key?.(hash));
    return hash;
  };
  /** A stored file that counts as read, with its text and a picture. */
  const file = async (mark: string) => {
    const text = `%PDF-1.7 ${mark} ${word}`;
    const file_hash = await keep(text);
    await keep(text, () => thumbnailKey(file_hash));
    const reading = { file_hash, searchability: 'searchable', page_count: 1, has_thumbnail: true } as const;
    await server.make.reading(association, reading);
    await queries
      .insert(filePages)
      .values({ association_id, file_hash, page: 1, text })
      .onConflictDoNothing();
    const type = { extension: 'pdf', media_type: 'application/pdf' };
    return { ...type, name: `${mark} ${word}.pdf`, byte_size: text.length, file_hash };
  };

  const group = { ...named(), name: word, is_board_only: false, position: 1 };
  const boardGroup = { ...named(), name: `${MARKS.board} ${word}`, is_board_only: true, position: 2 };
  await queries.insert(archiveGroups).values([group, boardGroup]);
  const document = async (mark: string, group_id: string, hidden_at: Date | null = null) => {
    const made = { ...named(), ...(await file(mark)), group_id, hidden_at };
    const dates = { document_date: '2026-06-10', created_at: now };
    await queries.insert(archiveDocuments).values({ ...made, ...dates, tags: [] });
    return { document_id: made.id };
  };
  const form = async (mark: string, is_hidden: boolean) => {
    const made = { ...named(), ...(await file(mark)), group: word, is_hidden, position: 1 };
    await queries.insert(forms).values(made);
    return { form_id: made.id };
  };

  const todo = { ...named(), internal_reference: 'AP-1', description: word, group: word, is_done: false };
  await queries.insert(todos).values({ ...todo, start_date: '2026-06-10' });
  const attachment = { ...named(), ...(await file('Bijlage')), todo_id: todo.id, position: 1 };
  await queries.insert(todoAttachments).values(attachment);

  const meeting_date = new Date(now.getTime() + 30 * 86_400_000);
  const meeting = { ...named(), meeting_date, concerns: word, changed_at: now };
  await queries.insert(meetings).values(meeting);
  const minutes = { ...named(), ...(await file('Notulen')), meeting_id: meeting.id, position: 1 };
  await queries.insert(meetingDocuments).values({ ...minutes, created_at: now });

  const invoice = { ...named(), name: `${MARKS.invoice} ${word}`, created_at: now, currency: 'EUR' };
  await queries.insert(invoices).values(invoice);
  for (const kind of ['pdf', 'e_invoice'] as const) {
    const ofInvoice = { association_id, invoice_id: invoice.id, kind };
    await queries.insert(invoiceFiles).values({ ...(await file(MARKS.invoice)), ...ofInvoice });
  }

  return {
    group: { group_id: group.id },
    document: await document('Stuk', group.id),
    'hidden document': await document(MARKS.hidden, group.id, now),
    'board-only document': await document(MARKS.board, boardGroup.id),
    todo: { todo_id: todo.id },
    attachment: { todo_id: todo.id, attachment_id: attachment.id },
    meeting: { meeting_id: meeting.id },
    'meeting document': { meeting_id: meeting.id, document_id: minutes.id },
    form: await form('Formulier', false),
    'hidden form': await form(MARKS.hidden, true),
    invoice: { invoice_id: invoice.id },
  };
}
