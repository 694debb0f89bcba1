import type { SearchContract, SearchKind } from '@mijn/domain/search';
import type { AnswerOf } from '@mijn/domain/wire';
import type { Database } from '../../database/index.ts';
import { findHits, wordsOf, type SearchSource } from '../../search/index.ts';
import type { Member, Membership } from '../../wire/index.ts';
import { archiveSearch } from '../archive/index.ts';
import { formsSearch } from '../forms/index.ts';
import { invoicesSearch } from '../invoices/index.ts';
import { meetingsSearch } from '../meetings/index.ts';
import { todosSearch } from '../todos/index.ts';

/** Where each kind is searched, in the order in which it is shown; null where it does not exist for this member. */
const sources: readonly (readonly [SearchKind, (membership: Membership) => SearchSource | null])[] = [
  ['todos', todosSearch],
  ['meetings', meetingsSearch],
  ['invoices', invoicesSearch],
  ['forms', formsSearch],
  ['documents', archiveSearch],
];

/** What a member can find of an association: of each kind the best. A search without a word finds nothing. */
export async function searchEverything(
  database: Database,
  { membership }: Member,
  q: string,
): Promise<AnswerOf<SearchContract['search']>> {
  const words = wordsOf(q);
  if (words.length === 0) return { data: [] };
  const found = await Promise.all(
    sources.map(async ([kind, sourceFor]) => {
      const source = sourceFor(membership);
      if (!source) return { kind, total: 0, hits: [] };
      const { total, hits } = await findHits(database, membership.association_id, words, source);
      return { kind, total, hits };
    }),
  );
  return { data: found.filter(({ total }) => total > 0) };
}
