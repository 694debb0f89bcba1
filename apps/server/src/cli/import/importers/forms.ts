import { object } from 'yup';
import { fileName } from '../../../files/index.ts';
import { forms, importForm } from '../../../modules/forms/index.ts';
import { code, documentName, requiredFlag, requiredText, text } from '../columns.ts';
import { defineImporter } from '../importer.ts';
import { faultOfFile, storeFile } from '../import-file.ts';

/** Forms with their files. Whether one is hidden is the board's to change: an import sets it for a new form alone. */
export const formsImporter = defineImporter({
  name: 'forms',
  known: forms,
  columns: object({
    association_code: code(),
    code: code(),
    group: requiredText(),
    name: documentName(),
    description: text(),
    file: requiredText(),
    is_hidden: requiredFlag(),
  }),
  key: ['association_code', 'code'],
  references: (values) => [['association_code', 'associations', values.association_code]],
  async check({ values }, { folder }) {
    const reason = await faultOfFile(folder, values.file);
    return reason ? [{ column: 'file', reason }] : [];
  },
  async write({ id, line, values }, context) {
    const association_id = context.registry.idOf('associations', values.association_code);
    const file = await storeFile(context, association_id, values.file);
    await importForm(context.queries, {
      association_id,
      id,
      code: values.code,
      group: values.group,
      name: fileName(values.name, file),
      description: values.description ?? null,
      ...file,
      is_hidden: values.is_hidden === 'yes',
      position: line,
    });
  },
});
