import { object } from 'yup';
import { staff } from '../../database/index.ts';
import { code, email, requiredText } from '../../import/columns.ts';
import { defineImporter } from '../../import/importer.ts';
import { createEmailCheck } from './check-email.import.ts';

const checkEmail = createEmailCheck(staff);

export const staffImporter = defineImporter({
  name: 'staff',
  known: staff,
  columns: object({ code: code(), email: email(), name: requiredText() }),
  key: ['code'],
  check: async ({ values }, context) => checkEmail(values, context),
  async write({ id, values }, { queries }) {
    const { name } = values;
    await queries
      .insert(staff)
      .values({ id, code: values.code, email: values.email, name })
      .onConflictDoUpdate({ target: staff.code, set: { email: values.email, name } });
  },
});
