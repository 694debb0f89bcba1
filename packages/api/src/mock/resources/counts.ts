import type { SectionCounts } from '@mijn/domain/counts';
import { countsContract } from '@mijn/domain/counts/contract';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';

const NOTHING: SectionCounts = { bulletin_board: 0, newsletters: 0, albums: 0, news: 0, todos: 0 };

/** A section counts nothing new once it was opened. */
function respond(first: SectionCounts): Responders<typeof countsContract> {
  let counts = first;
  return {
    getCounts: () => counts,
    openSection: ({ params: { section } }) => {
      counts = { ...counts, ...(Object.hasOwn(counts, section) && { [section]: 0 }) };
      return counts;
    },
  };
}

export const countsCalls = () => callsOf(countsContract, respond(NOTHING));

/** What is new is what the lists of the mock say is unread. */
export const countsMock = defineMock({
  contract: countsContract,
  isOwn: true,
  generate: () => ({ bulletin_board: 2, newsletters: 1, albums: 1, news: 1, todos: 0 }),
  respond,
});
