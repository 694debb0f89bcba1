import { SEARCH_HITS_PER_KIND } from '@mijn/domain/limits';
import type { SearchHit, SearchKind } from '@mijn/domain/search';
import { searchContract, searchKinds } from '@mijn/domain/search/contract';
import type { HttpHandler } from 'msw';
import type { Found, Member } from '../call/member.ts';
import { searchedPage } from '../call/rows.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';

export type Findings = readonly { kind: SearchKind; hits: readonly SearchHit[] }[];

const textOf = ({ title, match }: SearchHit) =>
  [title, ...(match?.snippet ?? []).map(({ text }) => text)].join('');

function findIn(findings: Findings, query: URLSearchParams): Found[] {
  return findings.map(({ kind, hits }) => {
    const { data, meta } = searchedPage(query, (has) => {
      const own = hits.filter((one) => has(textOf(one)));
      return { data: own.slice(0, SEARCH_HITS_PER_KIND), meta: { total: own.length } };
    });
    return { kind, hits: data, ...meta };
  });
}

async function findFor({ searches, ask }: Member, query: URLSearchParams): Promise<Found[]> {
  const asked = { q: query.get('q') ?? '', per_page: String(SEARCH_HITS_PER_KIND) };
  const found = await Promise.all(searches.map(async (search) => search(ask, asked)));
  return found.toSorted((one, other) => searchKinds.indexOf(one.kind) - searchKinds.indexOf(other.kind));
}

/** Returns the responders. @param findings what can be found; undefined to search the lists of the member. */
const respond = (findings: Findings | undefined): Responders<typeof searchContract> => ({
  search: async ({ query, member }) => {
    const found = findings ? findIn(findings, query) : member ? await findFor(member, query) : [];
    return { data: found.filter(({ hits }) => hits.length > 0) };
  },
});

export const searchCalls = (findings: Findings): HttpHandler[] => callsOf(searchContract, respond(findings));

export const searchMock = defineMock({ contract: searchContract, generate: () => undefined, respond });
