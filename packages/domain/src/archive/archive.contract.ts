import { array, boolean, type InferType, number, object, string } from 'yup';
import { downloadQuery, fileFields, snippetPart } from '../files/files.contract.ts';
import {
  DOCUMENT_BYTES_MAX,
  DOCUMENT_NAME_LENGTH_MAX,
  TAG_LENGTH_MAX,
  TAGS_MAX,
  ZIP_DOCUMENTS_MAX,
} from '../limits/limits.ts';
import { hasNoDuplicateTag } from '../tags/tags.ts';
import { documentTypes } from '../uploads/uploads.ts';
import { day, defineContract, editedVersion, id, listQuery, listResponse } from '../wire/wire.contract.ts';
import { visibilityFields, visibleMax } from '../visibility/visibility.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { archiveOperations } from './archive.ts';

/** A group of the archive. Members outside the board do not receive groups for the board only. */
export const archiveGroup = object({
  /** The id of the group, a UUID. */
  id: id().required(),
  /** The name of the group, as the provider keeps it. */
  name: string().required(),
  /** Whether only the board receives the group and its documents. */
  is_board_only: boolean().required(),
  /** The number of documents that are not hidden. */
  document_count: number().integer().required(),
  /** The number of hidden documents; 0 for members who may not see hidden documents. */
  hidden_count: number().integer().required(),
});

export type ArchiveGroup = InferType<typeof archiveGroup>;

/** A group of the archive as the board decides about it: for the board only, or for all members. */
export const archiveGroupVisibility = archiveGroup.shape(visibilityFields);

export type ArchiveGroupVisibility = InferType<typeof archiveGroupVisibility>;

export const updateGroupVisibilityBody = object({
  /** Whether only the board receives the group and its documents from now on. */
  is_board_only: boolean().required(),
  version: editedVersion,
  /**
   * The largest number of documents that the change may make visible to owners. If it would show more, it fails
   * with `conflict`.
   */
  visible_max: visibleMax(),
}).exact();

export type UpdateGroupVisibilityBody = InferType<typeof updateGroupVisibilityBody>;

export const searchabilities = ['pending', 'searchable', 'not_searchable'] as const;

/** A document of the archive. */
export const archiveDocument = object({
  /** The id of the document, a UUID. */
  id: id().required(),
  /** The id of the group of the archive that the document is in. */
  group_id: id().required(),
  /** Whether the group is for the board only. Members outside the board do not receive such documents. */
  is_board_only: boolean().required(),
  ...fileFields,
  /** The tags ("labels") of the document, as they were typed; empty if it has none. */
  tags: array(string().required()).required(),
  /** The date on the document itself, such as `2026-06-10`. */
  document_date: string().required(),
  /** The time at which the document was added to the archive, in UTC. */
  created_at: string().datetime().required(),
  /** The time at which the board hid the document; null while the document is visible. */
  hidden_at: string().datetime().defined().nullable(),
  /**
   * Whether the text of the file can be searched: `pending` until it has been read, `not_searchable` for a file
   * without text, such as a photo.
   */
  searchability: string().oneOf(searchabilities).required(),
  /** Whether the file could not be read to its end, so that a search may not find everything in it. */
  is_unreadable: boolean().required(),
  /** The counter of changes. An edit sends the version that it is based on. */
  version: number().integer().required(),
});

/** A document in a list, with the page that matches best if a search found words in its text. */
export const archiveDocumentInList = archiveDocument.shape({
  /** The place in the text that matches `q` best; null without a search, and if the words are not in the text. */
  match: object({
    /** The number of the page, from 1. */
    page: number().integer().required(),
    /** The text around the words, with the words marked; empty if the pages of all hits are too long to read at once. */
    snippet: array(snippetPart).required(),
  })
    .defined()
    .nullable(),
});

export type ArchiveDocument = InferType<typeof archiveDocument>;
export type ArchiveDocumentInList = InferType<typeof archiveDocumentInList>;

const tags = array(string().trim().min(1).max(TAG_LENGTH_MAX).required())
  .max(TAGS_MAX)
  .test('duplicate', (value) => hasNoDuplicateTag(value ?? []));

export const documentsQuery = object({
  ...listQuery(['document_date', 'name', 'byte_size', 'created_at', 'relevance']),
  /** Only the documents of this group. */
  group_id: id(),
  /** Only the documents with this tag, in the same capitals as in `tags`. */
  tag: string().max(TAG_LENGTH_MAX),
  /** Only the documents whose `document_date` is in this year. */
  year: number().integer().min(1800).max(2200),
  /** Whether the list includes hidden documents. It is ignored for members outside the board. */
  with_hidden: boolean(),
  /** Whether a search for `q` includes the text of documents, besides names and tags. */
  in_text: boolean().default(true),
}).exact();

export const facetsQuery = object({
  /** Only the years and tags of the documents of this group. */
  group_id: id(),
  /** Whether hidden documents count too. It is ignored for members outside the board. */
  with_hidden: boolean(),
}).exact();

/** The fields of an upload, besides the file. Without `name`, the document gets the name of the file. */
export const uploadDocumentBody = object({
  /** The id of the group that the document goes into. */
  group_id: id().required(),
  /** The name of the document, with or without the extension of the file. */
  name: string().trim().min(1).max(DOCUMENT_NAME_LENGTH_MAX),
  /** The date on the document itself, such as `2026-06-10`; without it, today in the Netherlands. */
  document_date: day(),
  /** The tags of the document, each once whatever its capitals. */
  tags: tags.default([]),
  /**
   * The largest number of documents that the upload may make visible to owners. If it would show more, it fails
   * with `conflict`.
   */
  visible_max: visibleMax(),
}).exact();

export const addDocumentsForm = object({
  group_id: id().required(),
  document_date: day().transform((text) => text || undefined),
  tags,
}).exact();

const editable = object({
  /** The name, with or without the extension, which does not change. */
  name: string().trim().max(DOCUMENT_NAME_LENGTH_MAX).required(),
  /** The id of the group that the document is in from now on. */
  group_id: id().required(),
  /** The date on the document itself, such as `2026-06-10`. */
  document_date: day().required(),
  /** All tags of the document from now on. One that is left out is removed. */
  tags,
});

/** Returns the schema of the form that edits a document. The extension, which is no field, counts towards the maximum length of the name. */
export const documentForm = (extension: string) =>
  editable
    .shape({
      name: string()
        .trim()
        .max(DOCUMENT_NAME_LENGTH_MAX - `.${extension}`.length)
        .required(),
    })
    .exact();

/** The body of an update. A field that is left out does not change. */
export const updateDocumentBody = editable
  .partial()
  .shape({
    version: editedVersion,
    /** The largest number of documents that the change may make visible to owners. If it would show more, it fails with `conflict`. */
    visible_max: visibleMax(),
  })
  .exact();

export const unhideQuery = object({
  /** The largest number of documents that the change may make visible to owners. If it would show more, it fails with `conflict`. */
  visible_max: visibleMax(),
}).exact();

/** The query of a zip download. The ids are comma-separated in the URL, so that the browser itself can stream the zip to disk. */
export const zipQuery = object({
  /** The ids of the documents, separated by commas. */
  ids: string()
    .matches(/^[0-9a-f-]{36}(,[0-9a-f-]{36})*$/u)
    .max(ZIP_DOCUMENTS_MAX * 37)
    .required(),
}).exact();

const documentUpload = { limit: DOCUMENT_BYTES_MAX, types: documentTypes };

export const shapes = {
  listGroups: {
    response: object({
      /** The groups that the caller may see, in the order of the provider. */
      data: array(archiveGroup).required(),
    }),
  },
  listGroupVisibility: {
    response: object({
      /** All groups, in the order of the provider. */
      data: array(archiveGroupVisibility).required(),
    }),
    errors: ['forbidden'],
  },
  updateGroupVisibility: {
    body: updateGroupVisibilityBody,
    response: archiveGroupVisibility,
    errors: ['forbidden', 'not_found', 'conflict'],
  },
  listFacets: {
    query: facetsQuery,
    response: object({
      /** The years that documents have, newest first. */
      years: array(
        object({
          /** The year of `document_date`. */
          year: number().integer().required(),
          /** The number of documents of the year that the caller may see. */
          document_count: number().integer().required(),
        }),
      ).required(),
      /** The tags that documents have, those of most documents first. */
      tags: array(
        object({
          /** The tag, as the filter of the list takes it. */
          tag: string().required(),
          /** The number of documents with the tag that the caller may see. */
          document_count: number().integer().required(),
        }),
      ).required(),
    }),
  },
  listDocuments: { query: documentsQuery, response: listResponse(archiveDocumentInList) },
  uploadDocument: {
    file: documentUpload,
    body: uploadDocumentBody,
    response: archiveDocument,
    status: 201,
    errors: [
      'forbidden',
      'conflict',
      'payload_too_large',
      'unsupported_file_type',
      'file_empty',
      'file_damaged',
      'malware_found',
      'file_not_scanned',
      'scanner_unavailable',
      'quota_exceeded',
      'files_unavailable',
      'storage_full',
    ],
  },
  getDocument: { response: archiveDocument, errors: ['not_found'] },
  updateDocument: {
    body: updateDocumentBody,
    response: archiveDocument,
    errors: ['forbidden', 'not_found', 'conflict'],
  },
  hideDocument: { response: archiveDocument, errors: ['forbidden', 'not_found'] },
  unhideDocument: {
    query: unhideQuery,
    response: archiveDocument,
    errors: ['forbidden', 'not_found', 'conflict'],
  },
  downloadDocument: { sends: 'file', query: downloadQuery, errors: ['not_found', 'file_missing'] },
  getThumbnail: { sends: 'thumbnail', errors: ['not_found', 'file_missing'] },
  downloadZip: { sends: 'zip', query: zipQuery, errors: ['not_found', 'file_missing'] },
} as const satisfies Shapes;

export const archiveContract = defineContract(archiveOperations, shapes);

export type DocumentsQuery = InferType<typeof documentsQuery>;
export type UploadDocumentBody = InferType<typeof uploadDocumentBody>;
export type UpdateDocumentBody = InferType<typeof updateDocumentBody>;
