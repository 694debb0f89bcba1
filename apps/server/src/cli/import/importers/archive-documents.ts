import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { DOCUMENT_BYTES_MAX, DOCUMENT_NAME_LENGTH_MAX, TAG_LENGTH_MAX, TAGS_MAX } from '@mijn/domain/limits';
import { hasNoDuplicateTag } from '@mijn/domain/tags';
import { object } from 'yup';
import { judgeDocumentType, WrongFileType } from '../../../files/index.ts';
import { documentName, importDocument } from '../../../modules/archive/index.ts';
import { code, day, moment, pieces, requiredText, text } from '../columns.ts';
import { defineImporter, type ColumnFault } from '../importer.ts';
import { keyIn } from '../registry.ts';

/** Room for an extension that the name does not have yet. */
const NAME_LENGTH_MAX = DOCUMENT_NAME_LENGTH_MAX - '.jpeg'.length;

/** The file of a row; undefined when it would be outside the folder. */
function locate(folder: string, file: string): string | undefined {
  const target = path.resolve(folder, file);
  return target.startsWith(folder + path.sep) ? target : undefined;
}

async function faultOfFile(folder: string, file: string): Promise<string | undefined> {
  const target = locate(folder, file);
  if (target === undefined) return `${file} is outside the folder`;
  const found = await stat(target).catch(() => undefined);
  if (!found?.isFile()) return `there is no file ${file}`;
  if (found.size > DOCUMENT_BYTES_MAX) return `${file} has more than ${DOCUMENT_BYTES_MAX} bytes`;
  try {
    await judgeDocumentType({ name: file, declared: '', path: target });
    return undefined;
  } catch (error) {
    if (error instanceof WrongFileType) return error.message;
    throw error;
  }
}

function faultOfTags(tags: readonly string[]): string | undefined {
  if (tags.length > TAGS_MAX) return `has more than ${TAGS_MAX} tags`;
  if (tags.some((tag) => tag.length > TAG_LENGTH_MAX))
    return `has a tag of more than ${TAG_LENGTH_MAX} characters`;
  return hasNoDuplicateTag(tags) ? undefined : 'has the same tag twice';
}

/** Documents of the archive with their files. What the board has hidden stays hidden. */
export const archiveDocumentsImporter = defineImporter({
  name: 'archive-documents',
  columns: object({
    association_code: code(),
    group_code: code(),
    code: code(),
    file: requiredText(),
    name: requiredText(NAME_LENGTH_MAX),
    document_date: day().required('is empty'),
    created_at: moment(),
    hidden_at: moment(),
    tags: text(TAGS_MAX * (TAG_LENGTH_MAX + 2)),
  }),
  key: ['association_code', 'code'],
  references: (values) => [
    ['association_code', 'associations', values.association_code],
    ['group_code', 'archive-groups', keyIn(values.association_code, values.group_code)],
  ],
  async check({ values }, { folder }) {
    const faults: ColumnFault[] = [];
    const ofFile = await faultOfFile(folder, values.file);
    if (ofFile) faults.push({ column: 'file', reason: ofFile });
    const ofTags = faultOfTags(pieces(values.tags));
    if (ofTags) faults.push({ column: 'tags', reason: ofTags });
    return faults;
  },
  async write({ id, values }, { folder, files, queries, registry, now }) {
    const target = path.resolve(folder, values.file);
    const type = await judgeDocumentType({ name: values.file, declared: '', path: target });
    const file = await files.receive(createReadStream(target), DOCUMENT_BYTES_MAX);
    await file.keep();
    await importDocument(
      queries,
      {
        association_id: registry.idOf('associations', values.association_code),
        id,
        code: values.code,
        group_id: registry.idOf('archive-groups', keyIn(values.association_code, values.group_code)),
        name: documentName(values.name, type),
        ...type,
        byte_size: file.byte_size,
        file_hash: file.hash,
        tags: pieces(values.tags),
        document_date: values.document_date,
        created_at: values.created_at ? new Date(values.created_at) : now,
        hidden_at: values.hidden_at ? new Date(values.hidden_at) : null,
      },
      now,
    );
  },
});
