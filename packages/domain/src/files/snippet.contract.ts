import { boolean, object, string, type InferType } from 'yup';

/** A piece of a found text; `is_hit` is what the search was for. */
export const snippetPart = object({
  text: string().defined(),
  is_hit: boolean().required(),
});

export type SnippetPart = InferType<typeof snippetPart>;
