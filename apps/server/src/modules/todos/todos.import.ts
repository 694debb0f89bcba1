import { object } from 'yup';
import { code, day, paragraphs, requiredFlag, requiredText, text } from '../../import/columns.ts';
import { defineImporter } from '../../import/importer.ts';
import { todos } from './todos.tables.ts';

/** Characters of a description at most. */
const DESCRIPTION_LENGTH_MAX = 4000;

/** Characters of the name of a group at most. */
const GROUP_LENGTH_MAX = 200;

/** Action items. One that exists follows the import. */
export const todosImporter = defineImporter({
  name: 'todos',
  known: todos,
  columns: object({
    association_code: code(),
    code: code(),
    internal_reference: requiredText(),
    external_reference: text(),
    description: paragraphs(DESCRIPTION_LENGTH_MAX).required('is empty'),
    group: requiredText(GROUP_LENGTH_MAX),
    handler: text(),
    concerns: text(),
    reporter: text(),
    start_date: day().required('is empty'),
    is_done: requiredFlag(),
  }),
  key: ['association_code', 'code'],
  references: (values) => [['association_code', 'associations', values.association_code]],
  async write({ id, values }, { queries, registry }) {
    const { association_code, code: ownCode, is_done, ...columns } = values;
    const { external_reference = null, handler = null, concerns = null, reporter = null } = columns;
    const changes = {
      ...columns,
      external_reference,
      handler,
      concerns,
      reporter,
      is_done: is_done === 'yes',
    };
    const association_id = registry.idOf('associations', association_code);
    await queries
      .insert(todos)
      .values({ ...changes, association_id, id, code: ownCode })
      .onConflictDoUpdate({ target: [todos.association_id, todos.code], set: changes });
  },
});
