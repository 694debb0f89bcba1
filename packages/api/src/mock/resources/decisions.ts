import type { Decision, DecisionInList } from '@mijn/domain/decisions';
import { decisionsContract } from '@mijn/domain/decisions/contract';
import { voidability } from '@mijn/domain/decisions';
import type { HttpHandler } from 'msw';
import { inOrder, keepRows, pageOf, searchedPage, yearOf } from '../call/rows.ts';
import { aHit, searchOf } from '../call/search.ts';
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

function respond(decisions: readonly Decision[]): Responders<typeof decisionsContract> {
  const rows = keepRows(decisions);
  const matching = (query: URLSearchParams) => {
    const [year, outcome, meeting] = ['year', 'outcome', 'meeting_id'].map((name) => query.get(name));
    const isInForce = query.get('is_in_force');
    return decisions.filter(
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
      data: [...new Set(decisions.map(({ decided_on }) => yearOf(decided_on)))].toSorted(
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
  callsOf(decisionsContract, respond(decisions));

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

export const decisionsMock = defineMock({
  contract: decisionsContract,
  generate,
  respond,
  search: searchOf(
    'decisions',
    async (ask, query) => ask(decisionsContract.listDecisions, query),
    ({ id, title, decided_on }) => aHit(id, title, decided_on),
  ),
});
