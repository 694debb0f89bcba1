import { array, boolean, number, object, string, type InferType } from 'yup';
import { fileFields } from '../files/attached-file.contract.ts';
import { snippetPart } from '../files/snippet.contract.ts';
import { id } from '../wire/id.ts';

/** Whether the text of a document can be searched. A broken or scanned PDF stays `not_searchable`. */
export const searchabilities = ['pending', 'searchable', 'not_searchable'] as const;

/** A document of the archive. */
export const mediaItem = object({
  id: id().required(),
  group_id: id().required(),
  ...fileFields,
  tags: array(string().required()).required(),
  /** The day that the document itself is dated, `2026-06-10`. */
  document_date: string().required(),
  created_at: string().datetime().required(),
  /** When the board hid it; null while it is visible. */
  hidden_at: string().datetime().defined().nullable(),
  searchability: string().oneOf(searchabilities).required(),
  /** Whether the file could not be read to its end: a search may not find all that is in it. */
  is_unreadable: boolean().required(),
  /** Counts the changes; an edit sends the one it read. */
  version: number().integer().required(),
});

/** A document in a list: with the best page when a search found its text. */
export const mediaItemInList = mediaItem.shape({
  match: object({
    page: number().integer().required(),
    snippet: array(snippetPart).required(),
  })
    .defined()
    .nullable(),
});

export type MediaItem = InferType<typeof mediaItem>;
export type MediaItemInList = InferType<typeof mediaItemInList>;
