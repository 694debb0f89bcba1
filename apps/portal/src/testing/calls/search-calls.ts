import type { SearchHit, SearchKind } from '@mijn/domain/search';
import { searchContract } from '@mijn/domain/search/contract';
import type { HttpHandler } from 'msw';
import { mockCall } from './mock-call.ts';

export type Findings = readonly { kind: SearchKind; hits: readonly SearchHit[] }[];

/** Returns mocked calls of a search, which finds the hits whose title or snippet contains the search text. */
export function searchCalls(findings: Findings): HttpHandler[] {
  const textOf = ({ title, match }: SearchHit) =>
    [title, ...(match?.snippet ?? []).map(({ text }) => text)].join('').toLowerCase();
  return [
    mockCall(searchContract.search, ({ query }) => {
      const q = query.get('q')?.toLowerCase() ?? '';
      const found = findings.map(({ kind, hits }) => ({
        kind,
        hits: hits.filter((hit) => textOf(hit).includes(q)),
      }));
      return {
        data: found
          .filter(({ hits }) => hits.length > 0)
          .map(({ kind, hits }) => ({ kind, total: hits.length, hits: hits.slice(0, 5) })),
      };
    }),
  ];
}
