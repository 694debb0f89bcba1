import { object } from 'yup';
import { nameWithExtension } from '../../capabilities/files/index.ts';
import {
  code,
  documentName,
  requiredFilePath,
  requiredFlag,
  requiredText,
  text,
} from '../../capabilities/import/columns.ts';
import { checkFile, readLater, stageFile } from '../../capabilities/import/import-file.ts';
import { defineImporter } from '../../capabilities/import/importer.ts';
import { isOther, outcomeOf, written } from '../../capabilities/import/outcomes.ts';
import { deletes } from '../../capabilities/import/withdrawal.ts';
import { forms } from './forms.tables.ts';

/** The board decides whether a form is hidden, so an import sets this only for a new form. */
export const formsImporter = defineImporter({
  name: 'forms',
  known: forms,
  columns: object({
    association_code: code(),
    code: code(),
    group: requiredText(),
    name: documentName(),
    description: text(),
    file: requiredFilePath(),
    is_hidden: requiredFlag(),
  }),
  key: ['association_code', 'code'],
  references: (values) => [['association_code', 'associations', values.association_code]],
  check: checkFile,
  withdrawal: deletes(forms),
  stage: ({ values }, context) => stageFile(context, values.file),
  async write({ id, line, values, staged: file }, writing) {
    const association_id = writing.registry.idOf('associations', values.association_code);
    const changes = {
      group: values.group,
      name: nameWithExtension(values.name, file),
      description: values.description ?? null,
      ...file,
      position: line,
    };
    await readLater(writing, association_id, file);
    const rows = await writing.queries
      .insert(forms)
      .values({ ...changes, association_id, id, code: values.code, is_hidden: values.is_hidden === 'yes' })
      .onConflictDoUpdate({
        target: [forms.association_id, forms.code],
        set: changes,
        setWhere: isOther(forms, Object.keys(changes)),
      })
      .returning(written);
    return outcomeOf(rows);
  },
});
