import { object } from 'yup';
import { code, requiredFlag, requiredText } from '../../import/columns.ts';
import { defineImporter } from '../../import/importer.ts';
import { archiveGroups } from './archive.tables.ts';

/** Whether a group is for the board only is the board's to change: an import sets it for a new group alone. */
export const archiveGroupsImporter = defineImporter({
  name: 'archive-groups',
  known: archiveGroups,
  columns: object({
    association_code: code(),
    code: code(),
    name: requiredText(),
    is_board_only: requiredFlag(),
  }),
  key: ['association_code', 'code'],
  references: (values) => [['association_code', 'associations', values.association_code]],
  async write({ id, line, values }, { queries, registry }) {
    const { name } = values;
    await queries
      .insert(archiveGroups)
      .values({
        association_id: registry.idOf('associations', values.association_code),
        id,
        code: values.code,
        name,
        is_board_only: values.is_board_only === 'yes',
        position: line,
      })
      .onConflictDoUpdate({
        target: [archiveGroups.association_id, archiveGroups.code],
        set: { name, position: line },
      });
  },
});
