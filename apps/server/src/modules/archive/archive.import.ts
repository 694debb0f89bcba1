import { object } from 'yup';
import { TAG_LENGTH_MAX, TAGS_MAX } from '@mijn/domain/limits';
import { hasNoDuplicateTag } from '@mijn/domain/tags';
import { sql } from 'drizzle-orm';
import {
  code,
  day,
  documentName,
  moment,
  pieces,
  requiredFlag,
  requiredText,
  text,
} from '../../import/columns.ts';
import { toldIfCreated } from '../../webhooks/told-if-created.ts';
import { defineImporter } from '../../import/importer.ts';
import { isOther, outcomeOf, written } from '../../import/outcomes.ts';
import { deletes } from '../../import/withdrawal.ts';
import { archiveDocuments, archiveGroups } from './archive.tables.ts';
import { fileName } from '../../files/index.ts';
import { checkFile, readLater, stageFile } from '../../import/import-file.ts';
import { keyIn, referenceIn } from '../../import/registry.ts';

/**
 * Imports the groups of the archive. The board decides whether a group is for the board only, so an import
 * sets this only for a new group.
 */
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
    const rows = await queries
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
        setWhere: isOther(archiveGroups, ['name', 'position']),
      })
      .returning(written);
    return outcomeOf(rows);
  },
});

/** The columns whose change counts as a change of the document. */
const compared = ['group_id', 'name', 'file_hash', 'tags', 'document_date', 'created_at'];

function faultOfTags(tags: readonly string[]): string | undefined {
  if (tags.length > TAGS_MAX) return `has more than ${TAGS_MAX} tags`;
  if (tags.some((tag) => tag.length > TAG_LENGTH_MAX))
    return `has a tag of more than ${TAG_LENGTH_MAX} characters`;
  return hasNoDuplicateTag(tags) ? undefined : 'has the same tag twice';
}

/**
 * Imports the documents of the archive with their files. Hidden documents stay hidden, and unchanged
 * documents are not written.
 */
export const archiveDocumentsImporter = defineImporter({
  name: 'archive-documents',
  known: archiveDocuments,
  columns: object({
    association_code: code(),
    group_code: code(),
    code: code(),
    file: requiredText(),
    name: documentName(),
    document_date: day().required('is empty'),
    created_at: moment(),
    hidden_at: moment(),
    tags: text(TAGS_MAX * (TAG_LENGTH_MAX + 2)),
  }),
  key: ['association_code', 'code'],
  references: (values) => [
    ['association_code', 'associations', values.association_code],
    ['group_code', 'archive-groups', referenceIn(values.association_code, values.group_code)],
  ],
  async check(row, context) {
    const reason = faultOfTags(pieces(row.values.tags));
    return [...(await checkFile(row, context)), ...(reason ? [{ column: 'tags', reason }] : [])];
  },
  withdrawal: deletes(archiveDocuments),
  async stage({ id, values }, context) {
    const { registry, now } = context;
    const association_id = registry.idOf('associations', values.association_code);
    const file = await stageFile(context, values.file);
    const changes = {
      group_id: registry.idOf('archive-groups', keyIn(values.association_code, values.group_code)),
      name: fileName(values.name, file),
      ...file,
      tags: pieces(values.tags),
      document_date: values.document_date,
      created_at: values.created_at ? new Date(values.created_at) : now,
    };
    const hidden_at = values.hidden_at ? new Date(values.hidden_at) : null;
    return async (writing) => {
      await readLater(writing, association_id, file);
      const rows = await writing.queries
        .insert(archiveDocuments)
        .values({ ...changes, association_id, id, code: values.code, hidden_at })
        .onConflictDoUpdate({
          target: [archiveDocuments.association_id, archiveDocuments.code],
          set: { ...changes, version: sql`${archiveDocuments.version} + 1` },
          setWhere: isOther(archiveDocuments, compared),
        })
        .returning({ ...written, id: archiveDocuments.id });
      return toldIfCreated(writing, rows, { kind: 'document.added', association_id });
    };
  },
});
