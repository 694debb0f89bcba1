import { mockCall, searchedPage } from '@mijn/api/mock/call';
import { SEARCH_HITS_PER_KIND } from '@mijn/domain/limits';
import type { SearchHit, SearchKind } from '@mijn/domain/search';
import { searchContract } from '@mijn/domain/search/contract';
import type { HttpHandler } from 'msw';

export type Findings = readonly { kind: SearchKind; hits: readonly SearchHit[] }[];

const textOf = ({ title, match }: SearchHit) =>
  [title, ...(match?.snippet ?? []).map(({ text }) => text)].join('');

function findIn(findings: Findings, query: URLSearchParams) {
  return findings.map(({ kind, hits }) => {
    const { data, meta } = searchedPage(query, (has) => {
      const own = hits.filter((one) => has(textOf(one)));
      return { data: own.slice(0, SEARCH_HITS_PER_KIND), meta: { total: own.length } };
    });
    return { kind, hits: data, ...meta };
  });
}

/** Returns the calls of the search over everything. @param findings what can be found. */
export const searchCalls = (findings: Findings): HttpHandler[] => [
  mockCall(searchContract.search, ({ query }) => ({
    data: findIn(findings, query).filter(({ hits }) => hits.length > 0),
  })),
];
