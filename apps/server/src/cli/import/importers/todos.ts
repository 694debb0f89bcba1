import { object } from 'yup';
import { importTodo, todos } from '../../../modules/todos/index.ts';
import { code, day, paragraphs, requiredFlag, requiredText, text } from '../columns.ts';
import { defineImporter } from '../importer.ts';

/** Characters of a description at most. */
const DESCRIPTION_LENGTH_MAX = 4000;

/** Of a group the name is what one filters by. */
const GROUP_LENGTH_MAX = 200;

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
    await importTodo(
      queries,
      { association_id: registry.idOf('associations', association_code), id, code: ownCode },
      { ...columns, external_reference, handler, concerns, reporter, is_done: is_done === 'yes' },
    );
  },
});
