import { v7 as newId } from 'uuid';
import { requestReadings } from '../../../capabilities/documents/index.ts';
import { openFiles } from '../../../capabilities/files/index.ts';
import { createAssociationFixture, type AssociationFixture } from '../../../testing/association-fixture.ts';
import { Readable } from 'node:stream';
import { todoAttachments, todos, todoTasks } from '../todos.tables.ts';

type Row<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>;

export interface TodosFixture extends AssociationFixture {
  path: string;
  todo: (values?: Row<typeof todos>) => Promise<{ id: string }>;
  task: (todo: { id: string }, values?: Row<typeof todoTasks>) => Promise<{ id: string }>;
  /** Inserts an attachment and stores its bytes. */
  attachment: (
    todo: { id: string },
    bytes: Buffer,
    values?: Row<typeof todoAttachments>,
  ) => Promise<{ id: string }>;
  read: () => Promise<void>;
}

export async function createTodosFixture(): Promise<TodosFixture> {
  const base = await createAssociationFixture();
  const { server, association } = base;
  const { queries } = server.database;
  const files = openFiles(server.config);
  return {
    ...base,
    path: `/associations/${association.id}/todos`,
    todo: async (values = {}) => {
      const id = newId();
      await queries.insert(todos).values({
        association_id: association.id,
        id,
        code: id,
        internal_reference: 'AP-2026-001',
        description: 'Dakgoot herstellen',
        group: 'Onderhoud',
        start_date: '2026-06-10',
        is_done: false,
        ...values,
      });
      return { id };
    },
    task: async (todo, values = {}) => {
      const id = newId();
      await queries.insert(todoTasks).values({
        association_id: association.id,
        id,
        todo_id: todo.id,
        code: id,
        position: 0,
        description: 'Offerte opvragen',
        is_done: false,
        ...values,
      });
      return { id };
    },
    attachment: async (todo, bytes, values = {}) => {
      const id = newId();
      const { hash: file_hash, byte_size, keep } = await files.receive(Readable.from([bytes]), 1e6);
      await keep();
      const file = { association_id: association.id, file_hash, media_type: 'application/pdf' };
      await requestReadings(queries, [file]);
      await queries.insert(todoAttachments).values({
        ...file,
        id,
        todo_id: todo.id,
        code: id,
        position: 0,
        name: 'Offerte.pdf',
        extension: 'pdf',
        byte_size,
        ...values,
      });
      return { id };
    },
    read: () => server.runJobs(),
  };
}
