import { albumsContract } from '@mijn/domain/albums/contract';
import { messagesContract } from '@mijn/domain/messages/contract';
import type { SectionCounts } from '@mijn/domain/counts';
import { countsContract } from '@mijn/domain/counts/contract';
import { LIST_PAGE_SIZE_MAX } from '@mijn/domain/limits';
import { newsContract } from '@mijn/domain/news/contract';
import { newslettersContract } from '@mijn/domain/newsletters/contract';
import type { Section } from '@mijn/domain/sections';
import type { HttpHandler } from 'msw';
import type { Member } from '../call/member.ts';
import { Refusal } from '../call/refusal.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';

const NOTHING: SectionCounts = { bulletin_board: 0, newsletters: 0, albums: 0, news: 0, todos: 0 };

const lists = {
  bulletin_board: messagesContract.listMessages,
  newsletters: newslettersContract.listNewsletters,
  albums: albumsContract.listAlbums,
  news: newsContract.listItems,
} as const satisfies Record<Section, unknown>;

const isSection = (name: string): name is Section => Object.hasOwn(lists, name);

async function countsFor(member: Member | undefined): Promise<SectionCounts> {
  if (!member) return NOTHING;
  const counts = { ...NOTHING };
  for (const section of Object.keys(lists).filter(isSection)) {
    const { data } = await member.ask(lists[section], { per_page: String(LIST_PAGE_SIZE_MAX) });
    const unread = data.filter(({ is_unread }) => is_unread);
    counts[section] = member.opened.has(section) ? 0 : unread.length;
  }
  return counts;
}

const respond = (): Responders<typeof countsContract> => ({
  getCounts: ({ member }) => countsFor(member),
  openSection: ({ params: { section }, member }) => {
    if (!isSection(section)) return new Refusal('not_found');
    member?.opened.add(section);
    return countsFor(member);
  },
});

export const countsCalls = (): HttpHandler[] => callsOf(countsContract, respond());

export const countsMock = defineMock({ contract: countsContract, generate: () => undefined, respond });
