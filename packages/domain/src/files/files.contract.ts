import { boolean, type InferType, number, object, string } from 'yup';
import { id } from '../wire/wire.contract.ts';

export const fileFields = {
  /** The file name, including the extension. */
  name: string().required(),
  /** The extension in lower case, without the dot. */
  extension: string().required(),
  /** The media type, such as `application/pdf`. */
  media_type: string().required(),
  /** The size of the file in bytes. */
  byte_size: number().integer().required(),
  /** The number of pages of a PDF; null for other files, and for a PDF that is not read yet or is unreadable. */
  page_count: number().integer().defined().nullable(),
  /**
   * Whether there is a picture of the first page, which `getThumbnail` sends. A new file gets it when it has been
   * read.
   */
  has_thumbnail: boolean().required(),
};

/** A file that belongs to a resource, such as an attachment of an action item or a document of a meeting. */
export const attachedFile = object({
  /** The id of the file, a UUID. The download takes it. */
  id: id().required(),
  ...fileFields,
});

export type AttachedFile = InferType<typeof attachedFile>;

/** The query of a download. The file is saved (`attachment`), or shown by the browser if that is safe (`inline`). */
export const downloadQuery = object({
  /**
   * Whether the browser saves the file (`attachment`) or shows it (`inline`). A type that is not safe to show is
   * always saved.
   */
  disposition: string().oneOf(['attachment', 'inline']).default('attachment'),
}).exact();

/** A part of a snippet. `is_hit` is true if the part matches the search. */
export const snippetPart = object({
  /** The text of the part. The parts one after the other are the snippet, without anything between them. */
  text: string().defined(),
  /** Whether the part matches the search, so that it is to be marked. */
  is_hit: boolean().required(),
});

export type SnippetPart = InferType<typeof snippetPart>;
