import { boolean, type InferType, number, object, string } from 'yup';
import { id } from '../wire/wire.contract.ts';

/** What is known of a stored file, whatever it belongs to. */
export const fileFields = {
  /** The file name, extension included. */
  name: string().required(),
  /** In lower case, without the dot. */
  extension: string().required(),
  media_type: string().required(),
  byte_size: number().integer().required(),
  /** Pages of a PDF; null for other files, and for a PDF that is not read yet or can't be. */
  page_count: number().integer().defined().nullable(),
  has_thumbnail: boolean().required(),
};

/** A file that belongs to something: an attachment of a todo, a document of a meeting. */
export const attachedFile = object({ id: id().required(), ...fileFields });

export type AttachedFile = InferType<typeof attachedFile>;

/** How a file is to arrive: saved, or shown by the browser where that is safe. */
export const downloadQuery = object({
  disposition: string().oneOf(['attachment', 'inline']).default('attachment'),
}).exact();

/** A piece of a found text; `is_hit` is what the search was for. */
export const snippetPart = object({
  text: string().defined(),
  is_hit: boolean().required(),
});

export type SnippetPart = InferType<typeof snippetPart>;
