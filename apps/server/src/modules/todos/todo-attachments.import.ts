import { object } from 'yup';
import { fileName } from '../../files/index.ts';
import { code, documentName, requiredText } from '../../import/columns.ts';
import { faultOfFile, storeFile } from '../../import/import-file.ts';
import { defineImporter } from '../../import/importer.ts';
import { keyIn } from '../../import/registry.ts';
import { todoAttachments } from './todos.tables.ts';

/** The attachments of action items, with their files. One that exists follows the import. */
export const todoAttachmentsImporter = defineImporter({
  name: 'todo-attachments',
  columns: object({
    association_code: code(),
    todo_code: code(),
    code: code(),
    file: requiredText(),
    name: documentName(),
  }),
  key: ['association_code', 'todo_code', 'code'],
  references: (values) => [
    ['association_code', 'associations', values.association_code],
    ['todo_code', 'todos', keyIn(values.association_code, values.todo_code)],
  ],
  async check({ values }, { folder }) {
    const reason = await faultOfFile(folder, values.file);
    return reason ? [{ column: 'file', reason }] : [];
  },
  async write({ id, line, values }, context) {
    const { association_code, todo_code, code: ownCode, file, name } = values;
    const association_id = context.registry.idOf('associations', association_code);
    const stored = await storeFile(context, association_id, file);
    const todo_id = context.registry.idOf('todos', keyIn(association_code, todo_code));
    const changes = { position: line, name: fileName(name, stored), ...stored };
    await context.queries
      .insert(todoAttachments)
      .values({ ...changes, association_id, id, todo_id, code: ownCode })
      .onConflictDoUpdate({
        target: [todoAttachments.association_id, todoAttachments.todo_id, todoAttachments.code],
        set: changes,
      });
  },
});
