import { agendaCalls, someAgendaItems } from '@mijn/api/mock/agenda';
import { attendanceCalls } from '@mijn/api/mock/attendance';
import { aUser } from '@mijn/api/mock/auth';
import { hallCalls, type HallData } from '@mijn/api/mock/ballots';
import { convocationsCalls } from '@mijn/api/mock/convocations';
import { decisionsCalls } from '@mijn/api/mock/decisions';
import { meetingsCalls } from '@mijn/api/mock/meetings';
import { aPerson } from '@mijn/api/mock/presence';
import { someApartments } from '@mijn/api/mock/voting-rules';
import type { AgendaItem } from '@mijn/domain/agenda';
import type { AuthUser } from '@mijn/domain/auth';
import type { Meeting } from '@mijn/domain/meetings';
import type { HttpHandler } from 'msw';
import { sessionCalls } from './calls/session-calls.ts';
import { nextMeeting } from './meetings-data.ts';
import type { ScreenStory } from './screen-story.ts';

interface Shown extends Partial<HallData> {
  user?: AuthUser;
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
  items = votedAgenda,
  ...hall
}: Shown = {}): ScreenStory => ({
  path: `/meetings/${nextMeeting.id}${path}`,
  calls: () => [
    ...before(),
    ...sessionCalls(user),
    ...hallCalls({
      isHeld: false,
      opens_at: '2026-12-09T16:30:00.000Z',
      earlyObstacle: null,
      items,
      ...hall,
    }),
    ...meetingsCalls([{ ...nextMeeting, is_convened: true, ...meeting }]),
    ...agendaCalls(items),
    ...attendanceCalls(),
    ...decisionsCalls(),
    ...convocationsCalls(),
  ],
});

const me = `member:${aUser().id}`;

/** The member of a story with two apartments. */
export const withTwoApartments = [
  aPerson(41, { attendee: me, name: aUser().name, apartments: someApartments().slice(0, 2) }),
];
