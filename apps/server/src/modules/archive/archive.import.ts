import { type InferType, object } from 'yup';
import { TAG_LENGTH_MAX, TAGS_MAX } from '@mijn/domain/limits';
import { hasNoDuplicateTag } from '@mijn/domain/tags';
import {
  code,
  day,
  documentName,
  moment,
  pieces,
  requiredFilePath,
  requiredFlag,
  requiredText,
  text,
} from '../../capabilities/import/columns.ts';
import { requestManyWebhooks } from '../../capabilities/webhooks/request-webhooks.ts';
import { defineImporter, type ImportRow, type ReadyRow } from '../../capabilities/import/importer.ts';
import { deletes } from '../../capabilities/import/withdrawal.ts';
import { archiveDocuments, archiveGroups } from './archive.tables.ts';
import { nameWithExtension } from '../../capabilities/files/index.ts';
import { createUpsert, inGroups } from '../../capabilities/import/upsert-rows.ts';
import { checkFile, hashesOfFiles, readAllLater, stageFile } from '../../capabilities/import/import-file.ts';
import { byCode, type Recognition } from '../../capabilities/import/known-sets.ts';
import { keyIn, referenceIn, type Registry } from '../../capabilities/import/registry.ts';
import type { ImportContext, ImportedFile } from '../../capabilities/import/import-context.ts';

const groupColumns = object({
  association_code: code(),
  code: code(),
  name: requiredText(),
  is_board_only: requiredFlag(),
});

const groupsUpsert = createUpsert({
  table: archiveGroups,
  target: ['association_id', 'code'],
  set: ['name', 'position'],
});

const groupRows = (rows: readonly ImportRow<InferType<typeof groupColumns>>[], registry: Registry) =>
  rows.map(({ id, line, values }) => ({
    association_id: registry.idOf('associations', values.association_code),
    id,
    code: values.code,
    name: values.name,
    is_board_only: values.is_board_only === 'yes',
    position: line,
  }));

const groupRecognition: Recognition<ImportRow<InferType<typeof groupColumns>>> = {
  table: archiveGroups,
  join: byCode(archiveGroups),
  columnsOf: () => groupsUpsert.compared,
  rowsOf: (rows, { registry }) => groupRows(rows, registry),
};

/** The board decides whether a group is for the board only, so an import sets this only for a new group. */
export const archiveGroupsImporter = defineImporter({
  name: 'archive-groups',
  known: archiveGroups,
  columns: groupColumns,
  key: ['association_code', 'code'],
  references: (values) => [['association_code', 'associations', values.association_code]],
  recognition: groupRecognition,
  writeMany: async (rows, { queries, registry }) => groupsUpsert.write(queries, groupRows(rows, registry)),
  listSame: async (rows, { queries, registry }) => groupsUpsert.listSame(queries, groupRows(rows, registry)),
});

const documentColumns = object({
  association_code: code(),
  group_code: code(),
  code: code(),
  file: requiredFilePath(),
  name: documentName(),
  document_date: day().required('is empty'),
  created_at: moment(),
  hidden_at: moment(),
  tags: text(TAGS_MAX * (TAG_LENGTH_MAX + 2)),
});

type DocumentRow = ReadyRow<InferType<typeof documentColumns>, ImportedFile>;

/** The columns whose change counts as a change of the document. */
const compared = ['group_id', 'name', 'file_hash', 'tags', 'document_date'] as const;
const facts = [...compared, 'extension', 'media_type', 'byte_size'] as const;

const upsertOf = (moments: readonly 'created_at'[]) =>
  createUpsert({
    table: archiveDocuments,
    target: ['association_id', 'code'],
    set: [...facts, ...moments],
    compared: [...compared, ...moments],
    hasVersion: true,
  });

/** A row without a moment of arrival keeps the moment of its first import. */
const [datedUpsert, undatedUpsert] = [upsertOf(['created_at']), upsertOf([])];

const upsertFor = ({ values }: DocumentRow) => (values.created_at ? datedUpsert : undatedUpsert);

const documentRows = (rows: readonly DocumentRow[], { registry, now }: ImportContext) =>
  rows.map(({ id, values, staged: file }) => ({
    association_id: registry.idOf('associations', values.association_code),
    id,
    code: values.code,
    group_id: registry.idOf('archive-groups', keyIn(values.association_code, values.group_code)),
    name: nameWithExtension(values.name, file),
    ...file,
    tags: pieces(values.tags),
    document_date: values.document_date,
    created_at: values.created_at ? new Date(values.created_at) : now,
    hidden_at: values.hidden_at ? new Date(values.hidden_at) : null,
  }));

const documentRecognition: Recognition<DocumentRow> = {
  table: archiveDocuments,
  join: byCode(archiveDocuments),
  columnsOf: ({ created_at }) => (created_at ? datedUpsert : undatedUpsert).compared,
  rowsOf: documentRows,
  hashesOf: hashesOfFiles,
  hashOf: ({ staged }) => staged.file_hash,
};

function faultOfTags(tags: readonly string[]): string | undefined {
  if (tags.length > TAGS_MAX) return `has more than ${TAGS_MAX} tags`;
  if (tags.some((tag) => tag.length > TAG_LENGTH_MAX))
    return `has a tag of more than ${TAG_LENGTH_MAX} characters`;
  return hasNoDuplicateTag(tags) ? undefined : 'has the same tag twice';
}

/** Hidden documents stay hidden, and unchanged documents are not written. */
export const archiveDocumentsImporter = defineImporter({
  name: 'archive-documents',
  known: archiveDocuments,
  columns: documentColumns,
  key: ['association_code', 'code'],
  references: (values) => [
    ['association_code', 'associations', values.association_code],
    ['group_code', 'archive-groups', referenceIn(values.association_code, values.group_code)],
  ],
  async check(rows, context) {
    const ofFiles = await checkFile(rows, context);
    return rows.map(({ values }, at) => {
      const reason = faultOfTags(pieces(values.tags));
      return [...(ofFiles[at] ?? []), ...(reason ? [{ column: 'tags', reason }] : [])];
    });
  },
  withdrawal: deletes(archiveDocuments),
  recognition: documentRecognition,
  stage: ({ values }, context) => stageFile(context, values.file),
  listSame: (rows, context) =>
    inGroups(rows, upsertFor, (upsert, some) =>
      upsert.listSame(context.queries, documentRows(some, context)),
    ),
  async writeMany(rows, context) {
    const { queries, now } = context;
    const documents = documentRows(rows, context);
    await readAllLater(
      context,
      rows.map(({ staged: file }, at) => ({ association_id: documents[at]?.association_id ?? '', file })),
    );
    const outcomes = await inGroups(rows, upsertFor, (upsert, some) =>
      upsert.write(queries, documentRows(some, context)),
    );
    const created = documents.filter((_, at) => outcomes[at] === 'created');
    await requestManyWebhooks(queries, { kind: 'document.added', subjects: created }, now);
    return outcomes;
  },
});
