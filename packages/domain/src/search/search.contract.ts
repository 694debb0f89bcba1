import { array, number, object, string, type InferType } from 'yup';
import { snippetPart } from '../files/files.contract.ts';
import { SEARCH_TEXT_LENGTH_MAX } from '../limits/limits.ts';
import { defineContract, id } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { searchOperations } from './search.ts';

/** What can be found, in the order in which it is shown. */
export const searchKinds = ['todos', 'meetings', 'invoices', 'forms', 'documents'] as const;

export const searchHit = object({
  /** Of the todo, meeting, invoice, form or document. */
  id: id().required(),
  title: string().required(),
  /** A day or moment that identifies it: the start, meeting, creation or document date; null without one. */
  date: string().defined().nullable(),
  /** The best page, when the words stand in the text of a file. */
  match: object({
    /** Of the attachment or document that holds it; the hit's own id where the hit is a file. */
    file_id: id().required(),
    file_name: string().required(),
    /** From 1. */
    page: number().integer().required(),
    snippet: array(snippetPart).required(),
  })
    .defined()
    .nullable(),
});

export const shapes = {
  search: {
    query: object({ q: string().trim().max(SEARCH_TEXT_LENGTH_MAX).required() }).exact(),
    /** Kinds without a hit are left out. */
    answer: object({
      data: array(
        object({
          kind: string().oneOf(searchKinds).required(),
          total: number().integer().required(),
          /** The best SEARCH_HITS_PER_KIND. */
          hits: array(searchHit).required(),
        }),
      ).required(),
    }),
  },
} as const satisfies Shapes;

export const searchContract = defineContract(searchOperations, shapes);

export type SearchHit = InferType<typeof searchHit>;
export type SearchKind = (typeof searchKinds)[number];
