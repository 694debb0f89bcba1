import { object } from 'yup';
import { associations } from '../../database/index.ts';
import { code, requiredText, text } from '../../import/columns.ts';
import { defineImporter } from '../../import/importer.ts';

export const associationsImporter = defineImporter({
  name: 'associations',
  known: associations,
  columns: object({ code: code(), name: requiredText(), title: text() }),
  key: ['code'],
  async write({ id, values }, { queries }) {
    const { name, title = null } = values;
    await queries
      .insert(associations)
      .values({ id, code: values.code, name, title })
      .onConflictDoUpdate({ target: associations.code, set: { name, title } });
  },
});
