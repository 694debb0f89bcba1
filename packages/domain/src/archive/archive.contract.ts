import { array, boolean, number, object, string, type InferType } from 'yup';
import { downloadQuery } from '../files/download.contract.ts';
import { day } from '../wire/day.ts';
import { id } from '../wire/id.ts';
import { DOCUMENT_NAME_LENGTH_MAX, TAG_LENGTH_MAX, TAGS_MAX, ZIP_DOCUMENTS_MAX } from '../limits/index.ts';
import { hasNoDuplicateTag } from '../tags/index.ts';
import { listAnswer, listQuery } from '../wire/list.contract.ts';
import { defineContract, type Shapes } from '../wire/index.ts';
import { archiveGroup } from './archive-group.contract.ts';
import { archiveOperations } from './archive.operations.ts';
import { mediaItem, mediaItemInList } from './media-item.contract.ts';

export { archiveGroup, mediaItem };

const tags = array(string().trim().min(1).max(TAG_LENGTH_MAX).required())
  .max(TAGS_MAX)
  .test('duplicate', (value) => hasNoDuplicateTag(value ?? []));

export const documentsQuery = object({
  ...listQuery(['document_date', 'name', 'byte_size', 'created_at', 'relevance']),
  group_id: id(),
  tag: string().max(TAG_LENGTH_MAX),
  year: number().integer().min(1800).max(2200),
  /** For the board: hidden documents as well. Ignored for others. */
  with_hidden: boolean(),
  /** Whether `q` looks in the text of documents too, besides names and tags. */
  in_text: boolean().default(true),
}).exact();

export const facetsQuery = object({ group_id: id(), with_hidden: boolean() }).exact();

/** Beside the file, which gives the name unless `name` is sent. */
export const uploadDocumentBody = object({
  group_id: id().required(),
  name: string().trim().min(1).max(DOCUMENT_NAME_LENGTH_MAX),
  document_date: day(),
  tags: tags.default([]),
}).exact();

/** What the form that adds documents holds beside the files. Without a date it is today's. */
export const addDocumentsForm = object({
  group_id: id().required(),
  document_date: day().transform((text) => text || undefined),
  tags,
}).exact();

const editable = object({
  name: string().trim().max(DOCUMENT_NAME_LENGTH_MAX).required(),
  group_id: id().required(),
  document_date: day().required(),
  tags,
});

/**
 * What the form that edits a document holds: all of what can be changed, with the name as people read it.
 * @param extension of the file, for which the name leaves room.
 */
export const documentForm = (extension: string) =>
  editable
    .shape({
      name: string()
        .trim()
        .max(DOCUMENT_NAME_LENGTH_MAX - `.${extension}`.length)
        .required(),
    })
    .exact();

/** Any part of it; what is left out stays as it is. */
export const updateDocumentBody = editable
  .partial()
  .shape({ version: number().integer().required() })
  .exact();

/** Comma-separated ids, so that the browser itself can stream the zip to disk. */
export const zipQuery = object({
  ids: string()
    .matches(/^[0-9a-f-]{36}(,[0-9a-f-]{36})*$/u)
    .max(ZIP_DOCUMENTS_MAX * 37)
    .required(),
}).exact();

const shapes = {
  listGroups: { answer: object({ data: array(archiveGroup).required() }) },
  listFacets: {
    query: facetsQuery,
    answer: object({
      years: array(
        object({ year: number().integer().required(), document_count: number().integer().required() }),
      ).required(),
      tags: array(
        object({ tag: string().required(), document_count: number().integer().required() }),
      ).required(),
    }),
  },
  listDocuments: { query: documentsQuery, answer: listAnswer(mediaItemInList) },
  uploadDocument: {
    body: uploadDocumentBody,
    answer: mediaItem,
    status: 201,
    errors: ['forbidden', 'payload_too_large', 'unsupported_file_type', 'file_empty', 'file_damaged'],
  },
  getDocument: { answer: mediaItem, errors: ['not_found'] },
  updateDocument: {
    body: updateDocumentBody,
    answer: mediaItem,
    errors: ['forbidden', 'not_found', 'conflict'],
  },
  hideDocument: { answer: mediaItem, errors: ['forbidden', 'not_found'] },
  unhideDocument: { answer: mediaItem, errors: ['forbidden', 'not_found'] },
  downloadDocument: { query: downloadQuery, errors: ['not_found'] },
  getThumbnail: { errors: ['not_found'] },
  downloadZip: { query: zipQuery, errors: ['not_found'] },
} as const satisfies Shapes;

export type ArchiveShapes = typeof shapes;

export const archiveContract = defineContract(archiveOperations, shapes);

export type ArchiveContract = typeof archiveContract;
export type DocumentsQuery = InferType<typeof documentsQuery>;
export type UploadDocumentBody = InferType<typeof uploadDocumentBody>;
export type UpdateDocumentBody = InferType<typeof updateDocumentBody>;
