import { array, boolean, number, object, string, type InferType } from 'yup';
import { snippetPart } from '../files/files.contract.ts';
import { SEARCH_TEXT_LENGTH_MAX } from '../limits/limits.ts';
import { defineContract, id } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { searchOperations } from './search.ts';

export const searchKinds = [
  'todos',
  'meetings',
  'decisions',
  'invoices',
  'forms',
  'documents',
  'bulletin',
  'newsletters',
  'news',
  'albums',
] as const;

export const searchHit = object({
  /** The id of the action item, meeting, decision, invoice, form, document or album. */
  id: id().required(),
  /** The name of the hit, or its subject. */
  title: string().required(),
  /** The date or timestamp that identifies the hit: its start, meeting, decision, creation or document date; null if there is none. */
  date: string().defined().nullable(),
  /** Whether the hit is a meeting that does not take place. */
  is_cancelled: boolean().required(),
  /** Whether only the board sees the hit: a document of a group for the board only, or a hidden form. */
  is_board_only: boolean().required(),
  /** The page that matches best, if the text of a file contains the words; otherwise null. */
  match: object({
    /** The id of the attachment or document that contains the page; the id of the hit if the hit is a file. */
    file_id: id().required(),
    /** The name of that file. */
    file_name: string().required(),
    /** The page number, starting at 1. */
    page: number().integer().required(),
    /** The text around the words, with the words marked; empty if the pages of all hits are too long to read at once. */
    snippet: array(snippetPart).required(),
  })
    .defined()
    .nullable(),
});

export const shapes = {
  search: {
    query: object({
      /** The words to search for, as a person types them. */
      q: string().trim().max(SEARCH_TEXT_LENGTH_MAX).required(),
    }).exact(),
    /** The response leaves out kinds without a hit. The kind with the best hits comes first. */
    response: object({
      /** The kinds that have hits, each once; empty if nothing was found. */
      data: array(
        object({
          /** What was found. */
          kind: string().oneOf(searchKinds).required(),
          /** The number of all hits of this kind, of which `hits` has the best. */
          total: number().integer().required(),
          /** The best hits, at most SEARCH_HITS_PER_KIND. */
          hits: array(searchHit).required(),
          /** True if no row of this kind has all words, so that the hits have most of them. Otherwise missing or false. */
          is_partial: boolean().optional(),
        }),
      ).required(),
    }),
  },
} as const satisfies Shapes;

export const searchContract = defineContract(searchOperations, shapes);

export type SearchHit = InferType<typeof searchHit>;
export type SearchKind = (typeof searchKinds)[number];
