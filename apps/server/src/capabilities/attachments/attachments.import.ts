import { object } from 'yup';
import { nameWithExtension } from '../files/index.ts';
import { code, documentName, requiredFilePath } from '../import/columns.ts';
import { checkPdf, readLater, stageFile } from '../import/import-file.ts';
import { defineImporter, type Importer } from '../import/importer.ts';
import { isOther, outcomeOf, written } from '../import/outcomes.ts';
import { associationIdOf, referenceIn } from '../import/registry.ts';
import type { AttachmentsTable } from './attachments.tables.ts';

interface AttachmentsFile {
  name: string;
  table: AttachmentsTable;
  /** The column with the code of the row that has the attachment, and the file of such rows without `.csv`. */
  owner: { column: string; kind: string };
  /** Whether a row without an association is for all associations. */
  isForAll?: boolean;
}

type Row = Readonly<Record<string, string | undefined>>;

/** Attachments must be PDFs (docs/product.md#attachments), and keep the order of the rows. */
export function attachmentsImporter({ name, table, owner, isForAll = false }: AttachmentsFile): Importer {
  const ownerKey = ({ association_code, [owner.column]: ownerCode }: Row) =>
    referenceIn(association_code, ownerCode);
  return defineImporter({
    name,
    columns: object({
      association_code: isForAll ? code().optional() : code(),
      [owner.column]: code(),
      code: code(),
      file: requiredFilePath(),
      name: documentName(),
    }),
    key: ['association_code', owner.column, 'code'],
    references: (values) => [
      ['association_code', 'associations', values['association_code']],
      [owner.column, owner.kind, ownerKey(values)],
    ],
    check: checkPdf,
    async stage({ values }, context) {
      const { file = '' }: Row = values;
      return stageFile(context, file);
    },
    async write({ id, line, values, staged: stored }, writing) {
      const { association_code, name: title = '', code: ownCode }: Row = values;
      const association_id = associationIdOf(writing.registry, association_code);
      const owner_id = writing.registry.idOf(owner.kind, ownerKey(values) ?? '');
      const changes = { ...stored, position: line, name: nameWithExtension(title, stored) };
      await readLater(writing, association_id, stored);
      return outcomeOf(
        await writing.queries
          .insert(table)
          .values({ ...changes, association_id, id, owner_id, code: ownCode })
          .onConflictDoUpdate({
            target: [table.association_id, table.owner_id, table.code],
            set: changes,
            setWhere: isOther(table, Object.keys(changes)),
          })
          .returning(written),
      );
    },
  });
}
