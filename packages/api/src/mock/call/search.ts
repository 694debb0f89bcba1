import type { SearchHit, SearchKind } from '@mijn/domain/search';
import type { Ask, MockSearch } from './member.ts';

interface List<Row> {
  data: readonly Row[];
  meta: { total: number; is_partial?: boolean | undefined };
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
    const partly = meta.is_partial ? { is_partial: true } : {};
    return { kind, total: meta.total, hits: data.map(hitOf), ...partly };
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
