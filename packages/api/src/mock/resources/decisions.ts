import { type BallotResult, isDecided } from '@mijn/domain/ballots';
import type { Decision, DecisionInList } from '@mijn/domain/decisions';
import { decisionsContract } from '@mijn/domain/decisions/contract';
import { voidability } from '@mijn/domain/decisions';
import { dutchTime } from '@mijn/domain/formats';
import { meetingsContract } from '@mijn/domain/meetings/contract';
import type { HttpHandler } from 'msw';
import type { Hall } from '../call/hall.ts';
import type { MockBallot } from '../call/hall-rows.ts';
import type { MeetingCall } from '../call/open-meeting.ts';
import { inOrder, keepRows, pageOf, searchedPage, yearOf } from '../call/rows.ts';
import { aHit, searchOf } from '../call/search.ts';
import { shareBetweenMocks } from '../call/share.ts';
import { nowOf } from '../call/visibility.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { idOf } from '../provider/ids.ts';
import type { Place } from '../provider/place.ts';
import { aMeeting } from './meetings.ts';

/** The time that decides whether a decision is voidable, unless it says so itself. */
const NOW = new Date('2026-11-20T12:00:00.000Z');

export function aDecision(number: number, own: Partial<Decision> = {}): Decision {
  const { outcome = 'adopted', published_on = '2026-06-24', superseded_by = null } = own;
  const { id, concerns, meeting_date } = aMeeting(2);
  return {
    id: idOf(32, number),
    number: null,
    title: 'Begroting 2027',
    decided_on: '2026-06-10',
    outcome,
    votes_for: 412,
    votes_against: 188,
    votes_abstained: 72,
    votes_present: 672,
    published_on,
    ...voidability(published_on, NOW),
    in_force_since: null,
    annulled_on: null,
    annulled_reason: null,
    is_in_force: outcome === 'adopted' && superseded_by === null,
    superseded_by,
    wording: 'De vergadering stelt de begroting van 2027 vast op € 148.600,00.',
    decision_kind: null,
    meeting: { id, concerns, meeting_date },
    documents: [],
    supersedes: [],
    ...own,
  };
}

const linkTo = ({ id, title, decided_on }: Decision) => ({ id, title, decided_on });

export const decisionInList = ({
  wording: _wording,
  decision_kind: _kind,
  meeting: _meeting,
  documents: _documents,
  supersedes: _supersedes,
  ...row
}: Decision): DecisionInList => row;

const rules = {
  title: 'Huisregels',
  wording: 'De vergadering stelt de huisregels vast. Na 22.00 uur is het stil op de galerij.',
};

/** Returns six decisions, newest first: one rejected, one voidable, and one superseded by a later one. */
export function someDecisions(): Decision[] {
  const renewed = aDecision(2, {
    ...rules,
    number: '2026-03',
    title: 'Huisregels, met regels voor fietsen in de hal',
    in_force_since: '2026-07-01',
  });
  const former = aDecision(5, {
    ...rules,
    number: '2023-02',
    decided_on: '2023-06-14',
    published_on: '2023-06-28',
    superseded_by: linkTo(renewed),
    meeting: null,
  });
  return [
    aDecision(1, {
      number: '2026-05',
      title: 'Vervangen van de lift in portiek B',
      wording:
        'De vergadering laat de lift in portiek B vervangen, voor hoogstens € 84.500,00 uit het reservefonds.',
      decision_kind: 'Grote uitgaven',
      decided_on: '2026-11-04',
      published_on: '2026-11-11',
      votes_for: 702,
      votes_against: 41,
      votes_abstained: 12,
      votes_present: 755,
      in_force_since: '2026-11-05',
    }),
    { ...renewed, supersedes: [linkTo(former)] },
    aDecision(3, {
      number: '2026-02',
      title: 'Camera’s in de fietsenkelder',
      wording: 'De vergadering laat twee camera’s plaatsen in de fietsenkelder.',
      outcome: 'rejected',
      votes_for: 188,
      votes_against: 412,
    }),
    aDecision(4, {
      number: '2026-01',
      title: 'Jaarrekening 2025',
      votes_against: null,
      votes_abstained: null,
    }),
    former,
    aDecision(6, {
      title: 'Schilderwerk aan de gevel',
      wording: 'De vergadering laat de gevel schilderen door Van Rijn Schilders.',
      decided_on: '2022-11-23',
      published_on: null,
      meeting: null,
      votes_for: null,
      votes_against: null,
      votes_abstained: null,
      votes_present: null,
    }),
  ];
}

type DecisionRows = ReturnType<typeof keepRows<Decision>>;

function respond(rows: DecisionRows): Responders<typeof decisionsContract> {
  const matching = (query: URLSearchParams) => {
    const [year, outcome, meeting] = ['year', 'outcome', 'meeting_id'].map((name) => query.get(name));
    const isInForce = query.get('is_in_force');
    return rows
      .all()
      .filter(
        (decision) =>
          (!year || decision.decided_on.startsWith(year)) &&
          (!outcome || decision.outcome === outcome) &&
          (!meeting || decision.meeting?.id === meeting) &&
          (!isInForce || String(decision.is_in_force) === isInForce),
      );
  };
  return {
    listDecisions: ({ query }) => {
      const chosen = matching(query);
      return searchedPage(query, (has) => {
        const found = chosen.filter(({ number, title, wording }) => has([number, title, wording].join(' ')));
        return pageOf(inOrder(found.map(decisionInList), query, '-decided_on'), query);
      });
    },
    listYears: () => ({
      data: [...new Set(rows.all().map(({ decided_on }) => yearOf(decided_on)))].toSorted(
        (one, other) => other - one,
      ),
    }),
    downloadCsv: ({ query }) =>
      [
        'Nummer;Datum;Onderwerp',
        ...matching(query).map(({ number, decided_on, title }) => `${number ?? ''};${decided_on};${title}`),
      ].join('\r\n'),
    downloadPdf: () => 'besluiten.pdf',
    getDecision: ({ params }) => rows.find(params.decision_id),
  };
}

/** Returns the mocked calls of the register, for the duration of one story or test. */
export const decisionsCalls = (decisions: readonly Decision[] = []): HttpHandler[] =>
  callsOf(decisionsContract, respond(keepRows(decisions)));

/** The decisions are on days before today. */
const generate = ({ day, rows }: Place): Decision[] =>
  rows(6, (number, index) => {
    const [like] = someDecisions().slice(index, index + 1);
    const decided_on = day(-20 - index * 120);
    return aDecision(number, {
      ...like,
      id: idOf(32, number),
      decided_on,
      published_on: decided_on,
      ...voidability(decided_on, new Date(day(0))),
      in_force_since: null,
      meeting: null,
      superseded_by: null,
      supersedes: [],
    });
  });

const shared = shareBetweenMocks<DecisionRows>();

/**
 * Enters the decision of a closed ballot in the register, and returns its id. That of a second ballot about an item
 * supersedes the first. Without a quorum or votes there is no decision.
 */
export async function enterDecision(
  place: Place,
  { id, ballot, meeting_id }: MockBallot,
  result: BallotResult,
  { member }: MeetingCall,
  { ballots }: Hall,
): Promise<string | null> {
  const { outcome } = result;
  if (!isDecided(outcome)) return null;
  // The register exists once a call about decisions was made.
  await member?.ask(decisionsContract.listDecisions, {});
  const register = shared.find(place);
  const meeting = await member?.ask(meetingsContract.getMeeting, {}, { meeting_id: meeting_id ?? '' });
  const former = ballots
    .all()
    .find(
      (one) =>
        one.id !== id &&
        one.meeting_id === meeting_id &&
        one.ballot.item_id === ballot.item_id &&
        one.ballot.decision_id !== null,
    )?.ballot.decision_id;
  const decided_on = dutchTime(nowOf(member)).slice(0, 10);
  const { votes_for, votes_against, votes_abstained, votes_present } = result;
  const decision = aDecision(0, {
    id: idOf(32, Number(id.slice(-12)) + 500),
    title: ballot.title,
    wording: ballot.wording,
    decided_on,
    outcome,
    published_on: decided_on,
    ...voidability(decided_on, new Date(nowOf(member))),
    votes_for,
    votes_against,
    votes_abstained,
    votes_present,
    meeting: meeting
      ? { id: meeting.id, concerns: meeting.concerns, meeting_date: meeting.meeting_date }
      : null,
  });
  register?.add(decision);
  const { title } = decision;
  if (former)
    register?.change(former, {
      superseded_by: { id: decision.id, title, decided_on },
      is_in_force: false,
    });
  return decision.id;
}

export const decisionsMock = defineMock({
  contract: decisionsContract,
  generate: (place) => shared.share(place, keepRows(generate(place))),
  respond,
  search: searchOf(
    'decisions',
    async (ask, query) => ask(decisionsContract.listDecisions, query),
    ({ id, title, decided_on }) => aHit(id, title, decided_on),
  ),
});
