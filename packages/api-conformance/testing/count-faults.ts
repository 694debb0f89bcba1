import {
  type FaultCase,
  isCall,
  jsonOf,
  responses,
  SCOPE,
  status,
  successes,
  withJson,
} from './change-calls.ts';
import type { Passed, Passing } from './faulty-server.ts';
import { plus, type SingleFault } from './member-faults.ts';

const BALLOTS = `${SCOPE}/meetings/{meeting_id}/ballots`;
const BALLOT = `${BALLOTS}/{ballot_id}`;
const calls = {
  open: `POST ${BALLOTS}`,
  list: `GET ${BALLOTS}`,
  votes: `POST ${BALLOT}/votes`,
  apartments: `GET ${BALLOT}/apartments`,
  close: `POST ${BALLOT}/close`,
  sealed: `GET ${BALLOT}/sealed-votes`,
  totals: `POST ${BALLOT}/secret-totals`,
};

const has = (text: string) => (request: Passing) => request.body.includes(text);
/** The kit enters totals without the key with this text. */
const isWithoutKey = has('"proof":"conformance"');

const sealedIn = ({ body }: Passing): string[] => {
  const { votes } = jsonOf(body);
  return Array.isArray(votes) ? votes.flatMap((vote: { sealed?: string[] }) => vote.sealed ?? []) : [];
};

/** Sends the sealed votes in the order in which they came. */
const sendInOrder: FaultCase['create'] = () => {
  const places = new Map<unknown, number>();
  return async (request, forward) => {
    const passed = await forward(request);
    if (isCall(request, calls.votes)) for (const sealed of sealedIn(request)) places.set(sealed, places.size);
    if (!isCall(request, calls.sealed) || passed.status !== 200) return passed;
    const placeOf = (sealed: unknown) => places.get(sealed) ?? 0;
    return withJson(passed, ({ data, ...rest }) => ({
      ...rest,
      data: Array.isArray(data) ? data.toSorted((one, other) => placeOf(one) - placeOf(other)) : data,
    }));
  };
};

/** Tells what an apartment voted from the closing of a secret ballot on. */
const tellAfterClosing: FaultCase['create'] = () => {
  let isCounting = false;
  return async (request, forward) => {
    const passed = await forward(request);
    if (isCall(request, calls.close) && passed.body.includes('"counting"')) isCounting = true;
    return isCounting && isCall(request, calls.apartments) && passed.status === 200
      ? withJson(passed, ({ data, ...rest }) => ({
          ...rest,
          data: Array.isArray(data) ? data.map((row: unknown) => ({ ...Object(row), choice: 'for' })) : data,
        }))
      : passed;
  };
};

type Change = (result: Record<string, unknown>) => Record<string, unknown>;

/** Changes the result of a secret ballot with or without totals. */
const secretResult = (hasTotals: boolean, change: Change): FaultCase['create'] =>
  successes(calls.totals, (passed) =>
    withJson(passed, ({ result, ...ballot }) => {
      const one: Record<string, unknown> = Object(result);
      return { ...ballot, result: one['has_totals'] === hasTotals ? change(one) : result };
    }),
  );

/** Shows all members the totals of ballots that have none. */
const listTotals: FaultCase['create'] = successes(calls.list, (passed: Passed) =>
  withJson(passed, ({ data, ...rest }) => ({
    ...rest,
    data: Array.isArray(data)
      ? data.map(({ result, ...ballot }: { result?: { has_totals?: boolean } | null }) => ({
          ...ballot,
          result: result?.has_totals === false ? { ...result, votes_for: 120 } : result,
        }))
      : data,
  })),
);

export const countFaults: readonly SingleFault[] = [
  {
    does: 'takes the totals of a secret ballot in which two voted',
    id: 'secret-few-totals',
    operation: calls.totals,
    create: status(calls.totals, [403, 200], isWithoutKey),
  },
  {
    does: 'closes a secret ballot before it is counted',
    id: 'count-close',
    operation: calls.close,
    create: successes(calls.close, (passed) =>
      withJson(passed, (ballot) => ({
        ...ballot,
        state: ballot['state'] === 'counting' ? 'closed' : ballot['state'],
      })),
    ),
  },
  {
    does: 'lets an owner enter the totals of a secret ballot',
    id: 'count-role',
    operation: calls.totals,
    create: status(calls.totals, [403, 200], (request) => !isWithoutKey(request)),
  },
  {
    does: 'loses a sealed vote',
    id: 'count-sealed',
    operation: calls.sealed,
    create: successes(calls.sealed, (passed) =>
      withJson(passed, ({ data, ...rest }) => ({
        ...rest,
        data: Array.isArray(data) ? data.slice(1) : data,
      })),
    ),
  },
  {
    does: 'sends a sealed vote twice and leaves out another',
    id: 'count-sealed',
    operation: calls.sealed,
    create: successes(calls.sealed, (passed) =>
      withJson(passed, ({ data, ...rest }) => ({
        ...rest,
        data: Array.isArray(data) ? [data.at(-1), ...data.slice(1)] : data,
      })),
    ),
  },
  {
    does: 'sends the sealed votes in the order in which they came',
    id: 'count-shuffled',
    operation: calls.sealed,
    create: sendInOrder,
  },
  {
    does: 'tells the board what an apartment voted secretly',
    id: 'count-no-choices',
    operation: calls.apartments,
    create: tellAfterClosing,
  },
  {
    does: 'takes totals without the key',
    id: 'count-proof',
    operation: calls.totals,
    create: status(calls.totals, [403, 200], isWithoutKey),
  },
  {
    does: 'takes totals of another number of votes',
    id: 'count-sum',
    operation: calls.totals,
    create: status(calls.totals, [422, 200], has('"unreadable":1')),
  },
  {
    does: 'takes more votes on paper than there are',
    id: 'count-paper',
    operation: calls.totals,
    create: status(calls.totals, [422, 200], has('"unreadable":0')),
  },
  {
    does: 'leaves the votes on paper out of the result',
    id: 'count-paper',
    operation: calls.totals,
    create: secretResult(true, (one) => ({ ...one, votes_paper: 0 })),
  },
  {
    does: 'leaves a secret ballot open that was counted',
    id: 'count-totals',
    operation: calls.totals,
    create: successes(calls.totals, (passed) =>
      withJson(passed, (ballot) => ({ ...ballot, state: 'counting' })),
    ),
  },
  {
    does: 'counts secret votes wrongly',
    id: 'count-result',
    operation: calls.totals,
    create: secretResult(true, (one) => plus(plus(one, 'votes_for', 24), 'votes_against', -24)),
  },
  {
    does: 'shows the chair totals that tell what all voted',
    id: 'count-outcome-alone',
    operation: calls.totals,
    create: secretResult(false, (one) => ({ ...one, has_totals: true, votes_for: 144, votes_cast: 144 })),
  },
  {
    does: 'shows members totals that tell what all voted',
    id: 'count-outcome-alone',
    operation: calls.totals,
    create: listTotals,
  },
  {
    does: 'enters totals in the register that tell what all voted',
    id: 'count-decision',
    operation: calls.totals,
    create: successes(`GET ${SCOPE}/decisions/{decision_id}`, (passed) =>
      withJson(passed, (decision) => ({ ...decision, votes_for: decision['votes_for'] ?? 144 })),
    ),
  },
  {
    does: 'sends sealed votes after the count',
    id: 'count-sealed-after',
    operation: calls.sealed,
    create: status(calls.sealed, [409, 200]),
  },
];

/** A token is for apps. Who holds a ballot and votes is a person. The calls of the kit change nothing, as a back end says that takes them. */
export const tokenFaults: readonly SingleFault[] = (
  [
    ['open a ballot', calls.open, 422],
    ['close a ballot', calls.close, 404],
    ['enter votes by show of hands', `POST ${BALLOT}/hands`, 422],
    ['record who votes on paper', `PUT ${BALLOT}/paper`, 422],
    ['count a secret ballot', calls.totals, 422],
    ['read sealed votes', calls.sealed, 404],
    ['enter a proxy on paper', `POST ${SCOPE}/meetings/{meeting_id}/proxies/paper`, 422],
  ] as const
).map(([what, operation, accepted]) => ({
  does: `lets an access token ${what}`,
  id: 'tokens-in-person',
  operation,
  create: responses(operation, (passed, { headers }) =>
    headers.has('authorization') ? { ...passed, status: accepted } : passed,
  ),
}));
