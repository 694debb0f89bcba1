import type { FastifyRequest } from 'fastify';
import type { Schema } from 'yup';
import { readInput, readQuery } from './read-input.ts';

/** The number of queries of an operation that are kept, and the maximum length of each. */
const KNOWN_MAX = 50;
const LENGTH_MAX = 200;

type ReadKnownQuery = (request: Pick<FastifyRequest, 'url' | 'query'>) => Promise<unknown>;

/**
 * Creates the function that validates the queries of one operation. Most of its calls have one of few queries, such as the
 * first page of a list, and yup takes a twelfth of the time of such a call. Valid queries depend on nothing but their text,
 * so the last ones are kept. A text that a member typed is not. @throws AppError `validation_failed` with every fault.
 */
export function createQueryReader(schema: Schema | undefined): ReadKnownQuery {
  if (!schema) return async ({ query }) => void readQuery(query);
  const known = new Map<string, unknown>();
  return async ({ url, query }) => {
    const at = url.indexOf('?');
    const text = at === -1 ? '' : url.slice(at);
    const found = known.get(text);
    if (found !== undefined) return found;
    const value: unknown = Object.freeze(await readInput(schema, readQuery(query), 'cast'));
    if (text.length > LENGTH_MAX || Object(query).q !== undefined) return value;
    if (known.size >= KNOWN_MAX) known.clear();
    known.set(text, value);
    return value;
  };
}
