import { albumsContract } from '@mijn/domain/albums/contract';
import { archiveContract } from '@mijn/domain/archive/contract';
import { messagesContract } from '@mijn/domain/messages/contract';
import { formsContract } from '@mijn/domain/forms/contract';
import { invoicesContract } from '@mijn/domain/invoices/contract';
import { SEARCH_HITS_PER_KIND } from '@mijn/domain/limits';
import { meetingsContract } from '@mijn/domain/meetings/contract';
import { newsContract } from '@mijn/domain/news/contract';
import { newslettersContract } from '@mijn/domain/newsletters/contract';
import { canSeeInvoices } from '@mijn/domain/roles';
import type { SearchHit, SearchKind } from '@mijn/domain/search';
import { searchContract, searchKinds } from '@mijn/domain/search/contract';
import { todosContract } from '@mijn/domain/todos/contract';
import type { HttpHandler } from 'msw';
import type { Member } from '../call/member.ts';
import { hasWords } from '../call/rows.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';

export type Findings = readonly { kind: SearchKind; hits: readonly SearchHit[] }[];

interface Found {
  kind: SearchKind;
  total: number;
  hits: SearchHit[];
}

const hit = (id: string, title: string, date: string | null, own: Partial<SearchHit> = {}): SearchHit => ({
  id,
  title,
  date,
  is_cancelled: false,
  is_board_only: false,
  match: null,
  ...own,
});

type Finder = (ask: Member['ask'], query: { q: string; per_page: string }) => Promise<Omit<Found, 'kind'>>;

const finders: Readonly<Record<SearchKind, Finder>> = {
  todos: async (ask, query) => {
    const { data, meta } = await ask(todosContract.listTodos, query);
    return { ...meta, hits: data.map((row) => hit(row.id, row.description, row.start_date)) };
  },
  meetings: async (ask, query) => {
    const { data, meta } = await ask(meetingsContract.listMeetings, query);
    return {
      ...meta,
      hits: data.map(({ id, concerns, meeting_date, is_cancelled }) =>
        hit(id, concerns, meeting_date, { is_cancelled }),
      ),
    };
  },
  invoices: async (ask, query) => {
    const { data, meta } = await ask(invoicesContract.listInvoices, query);
    return { ...meta, hits: data.map((row) => hit(row.id, row.name, row.created_at)) };
  },
  forms: async (ask, query) => {
    const { data, meta } = await ask(formsContract.listForms, query);
    return {
      ...meta,
      hits: data.map((row) => hit(row.id, row.name, null, { is_board_only: row.is_hidden })),
    };
  },
  documents: async (ask, query) => {
    const { data, meta } = await ask(archiveContract.listDocuments, query);
    const hits = data.map(({ id, name, document_date, is_board_only }) =>
      hit(id, name, document_date, { is_board_only }),
    );
    return { ...meta, hits };
  },
  bulletin: async (ask, query) => {
    const { data, meta } = await ask(messagesContract.listMessages, query);
    return { ...meta, hits: data.map((row) => hit(row.id, row.subject, row.published_at)) };
  },
  newsletters: async (ask, query) => {
    const { data, meta } = await ask(newslettersContract.listNewsletters, query);
    return { ...meta, hits: data.map((row) => hit(row.id, row.subject, row.published_at)) };
  },
  news: async (ask, query) => {
    const { data, meta } = await ask(newsContract.listItems, query);
    return { ...meta, hits: data.map((row) => hit(row.id, row.subject, row.published_at)) };
  },
  albums: async (ask, query) => {
    const { data, meta } = await ask(albumsContract.listAlbums, query);
    return { ...meta, hits: data.map((row) => hit(row.id, row.name, row.created_at)) };
  },
};

const textOf = ({ title, match }: SearchHit) =>
  [title, ...(match?.snippet ?? []).map(({ text }) => text)].join('');

/** Returns the responders. @param findings what can be found; undefined to search the lists of the member. */
const respond = (findings: Findings | undefined): Responders<typeof searchContract> => ({
  search: async ({ query, member }) => {
    const asked = { q: query.get('q') ?? '', per_page: String(SEARCH_HITS_PER_KIND) };
    const found: Found[] = (findings ?? []).map(({ kind, hits }) => {
      const own = hits.filter((one) => hasWords(textOf(one), query));
      return { kind, total: own.length, hits: own.slice(0, SEARCH_HITS_PER_KIND) };
    });
    for (const kind of findings ? [] : searchKinds) {
      if (!member || (kind === 'invoices' && !canSeeInvoices(member.association))) continue;
      found.push({ kind, ...(await finders[kind](member.ask, asked)) });
    }
    const known = found.filter(({ hits }) => hits.length > 0);
    return { data: known.map(({ kind, total, hits }) => ({ kind, total, hits })) };
  },
});

export const searchCalls = (findings: Findings): HttpHandler[] => callsOf(searchContract, respond(findings));

export const searchMock = defineMock({ contract: searchContract, generate: () => undefined, respond });
