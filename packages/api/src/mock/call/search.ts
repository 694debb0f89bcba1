import type { SearchHit, SearchKind } from '@mijn/domain/search';
import type { Ask, MockSearch } from './member.ts';

interface List<Row> {
  data: readonly Row[];
  meta: { total: number };
}

/** Returns a search that shows the rows of a list as hits. */
export const searchOf =
  <Row>(
    kind: SearchKind,
    list: (ask: Ask, query: Readonly<Record<string, string>>) => Promise<List<Row>>,
    hitOf: (row: Row) => SearchHit,
  ): MockSearch =>
  async (ask, query) => {
    const { data, meta } = await list(ask, query);
    return { kind, total: meta.total, hits: data.map(hitOf) };
  };

export const aHit = (
  id: string,
  title: string,
  date: string | null,
  own: Partial<SearchHit> = {},
): SearchHit => ({
  id,
  title,
  date,
  is_cancelled: false,
  is_board_only: false,
  match: null,
  ...own,
});
