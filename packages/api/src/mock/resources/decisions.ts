import type { Decision, DecisionInList } from '@mijn/domain/decisions';
import { decisionsContract } from '@mijn/domain/decisions/contract';
import { voidability } from '@mijn/domain/decisions';
import { inOrder, keepRows, pageOf, searchedPage, yearOf } from '../call/rows.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { idOf } from '../provider/ids.ts';
import type { Place } from '../provider/place.ts';
import { aMeeting } from './meetings.ts';

/** The time that decides whether a decision is voidable, unless it says so itself. */
const NOW = new Date('2026-11-20T12:00:00.000Z');

export function aDecision(number: number, own: Partial<Decision> = {}): Decision {
  const {
    outcome = 'adopted',
    published_on = '2026-06-24',
    superseded_by = null,
    minutes_published_on = null,
  } = own;
  const { id, concerns, meeting_date } = aMeeting(2);
  return {
    id: idOf(32, number),
    register_number: `2026-${String(number).padStart(3, '0')}`,
    number: null,
    title: 'Begroting 2027',
    decided_on: '2026-06-10',
    outcome,
    votes_for: 412,
    votes_against: 188,
    votes_abstained: 72,
    votes_by_option: null,
    votes_present: 672,
    published_on,
    minutes_published_on,
    ...voidability(published_on, NOW, { is_of_ballot: false, minutes_published_on }),
    in_force_since: null,
    annulled_on: null,
    annulled_reason: null,
    is_outside_meeting: false,
    since_convocation: null,
    is_in_force: outcome === 'adopted' && superseded_by === null,
    superseded_by,
    wording: 'De vergadering stelt de begroting van 2027 vast op € 148.600,00.',
    decision_kind: null,
    meeting: { id, concerns, meeting_date },
    documents: [],
    motions: [],
    supersedes: [],
    ...own,
  };
}

export const decisionInList = ({
  wording: _wording,
  decision_kind: _kind,
  meeting: _meeting,
  documents: _documents,
  motions: _motions,
  supersedes: _supersedes,
  ...row
}: Decision): DecisionInList => row;

function respond(decisions: readonly Decision[]): Responders<typeof decisionsContract> {
  const rows = keepRows(decisions);
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
        const found = chosen.filter(({ register_number, number, title, wording }) =>
          has([register_number, number, title, wording].join(' ')),
        );
        return pageOf(inOrder(found.map(decisionInList), query, '-decided_on'), query);
      });
    },
    listYears: () => ({
      data: [...new Set(rows.all().map(({ decided_on }) => yearOf(decided_on)))].toSorted(
        (one, other) => other - one,
      ),
    }),
    getDecision: ({ params }) => rows.find(params.decision_id),
  };
}

/** Returns the mocked calls of the register, for the duration of one story or test. */
export const decisionsCalls = (decisions: readonly Decision[] = []) =>
  callsOf(decisionsContract, respond(decisions));

const titles = ['Begroting', 'Jaarrekening', 'Huisregels', 'Camera’s in de fietsenkelder', 'Nieuwe lift'];

/** The decisions are on days before today. */
const generate = ({ random, day, rows }: Place): Decision[] =>
  rows(6, (number, index) => {
    const decided_on = day(-20 - index * 120);
    return aDecision(number, {
      title: random.pick(titles),
      decided_on,
      published_on: decided_on,
      ...voidability(decided_on, new Date(day(0))),
      meeting: null,
    });
  });

export const decisionsMock = defineMock({
  contract: decisionsContract,
  generate,
  respond,
});
