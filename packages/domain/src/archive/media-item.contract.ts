import { array, boolean, number, object, string, type InferType } from 'yup';
import { id } from '../wire/id.ts';

/** Whether the text of a document can be searched. A broken or scanned PDF stays `not_searchable`. */
export const searchabilities = ['pending', 'searchable', 'not_searchable'] as const;

/** A document of the archive. */
export const mediaItem = object({
  id: id().required(),
  group_id: id().required(),
  /** The file name, extension included. */
  name: string().required(),
  /** In lower case, without the dot. */
  extension: string().required(),
  media_type: string().required(),
  byte_size: number().integer().required(),
  tags: array(string().required()).required(),
  /** The day that the document itself is dated, `2026-06-10`. */
  document_date: string().required(),
  created_at: string().datetime().required(),
  /** When the board hid it; null while it is visible. */
  hidden_at: string().datetime().defined().nullable(),
  /** Pages of a PDF; null for other documents and for a PDF that can't be read. */
  page_count: number().integer().defined().nullable(),
  has_thumbnail: boolean().required(),
  searchability: string().oneOf(searchabilities).required(),
  /** Counts the changes; an edit sends the one it read. */
  version: number().integer().required(),
});

/** A piece of a found text; `is_hit` is what the search was for. */
export const snippetPart = object({
  text: string().defined(),
  is_hit: boolean().required(),
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
export type SnippetPart = InferType<typeof snippetPart>;
