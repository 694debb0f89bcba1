import { agendaCalls, someAgendaItems } from '@mijn/api/mock/agenda';
import { aUser } from '@mijn/api/mock/auth';
import { convocationsCalls } from '@mijn/api/mock/convocations';
import { decisionsCalls } from '@mijn/api/mock/decisions';
import { someEarlyVotes } from '@mijn/api/mock/early-votes';
import { meetingsCalls } from '@mijn/api/mock/meetings';
import { someApartments } from '@mijn/api/mock/voting-rules';
import type { AgendaItem } from '@mijn/domain/agenda';
import type { AuthUser } from '@mijn/domain/auth';
import type { EarlyVote, EarlyVoteCount, EarlyVotes } from '@mijn/domain/early-votes';
import type { Meeting } from '@mijn/domain/meetings';
import type { HttpHandler } from 'msw';
import { hallCalls } from './calls/hall-calls.ts';
import { meetingPageCalls } from './calls/meeting-page-calls.ts';
import { sessionCalls } from './calls/session-calls.ts';
import { nextMeeting } from './meetings-data.ts';
import type { ScreenStory } from './screen-story.ts';

interface Shown extends Partial<EarlyVotes> {
  user?: AuthUser;
  agenda?: readonly AgendaItem[];
  /** What the member voted, by the number of the item. */
  voted?: Readonly<Record<number, EarlyVote>>;
  counts?: readonly EarlyVoteCount[];
  meeting?: Partial<Meeting>;
  /** The path below that of the meeting. */
  path?: string;
  before?: () => readonly HttpHandler[];
}

const [agendaBefore, agendaAfter] = [4, 5].map((number) =>
  someAgendaItems(nextMeeting.documents).filter((item) => item.number === number),
);

/** The agenda of the stories. The budget has a document, and members choose between companies. */
export const votedAgenda: readonly AgendaItem[] = [
  ...(agendaBefore ?? []),
  ...(agendaAfter ?? []),
  ...someAgendaItems()
    .filter(({ number }) => number === 6)
    .map((item) =>
      Object.assign({}, item, {
        proposal: item.proposal && { ...item.proposal, options: ['Vier laadpalen', 'Acht laadpalen'] },
      }),
    ),
];

/** Returns a page about votes before a meeting to come, which by default is the screen of these votes. */
export const earlyVotesScreen = ({
  user = aUser(),
  meeting,
  path = '/early-votes',
  before = () => [],
  agenda = votedAgenda,
  voted,
  counts = [],
  ...own
}: Shown = {}): ScreenStory => ({
  path: `/meetings/${nextMeeting.id}${path}`,
  calls: () => [
    ...before(),
    ...sessionCalls(user),
    ...hallCalls({
      isHeld: false,
      opens_at: '2026-12-09T16:30:00.000Z',
      early: { own: someEarlyVotes(agenda, voted, own), counts },
    }),
    ...meetingsCalls([{ ...nextMeeting, is_convened: true, ...meeting }]),
    ...agendaCalls(agenda),
    ...meetingPageCalls(),
    ...decisionsCalls(),
    ...convocationsCalls(),
  ],
});

/** The two apartments of a member. */
export const twoApartments = someApartments()
  .slice(0, 2)
  .map(({ id: apartment_id, name, votes }) => ({ apartment_id, name, votes }));
