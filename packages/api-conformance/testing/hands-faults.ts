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
import type { Passing } from './faulty-server.ts';
import { plus, type SingleFault, statusWhen } from './member-faults.ts';

const MEETING = `${SCOPE}/meetings/{meeting_id}`;
const BALLOT = `${MEETING}/ballots/{ballot_id}`;
const calls = {
  votes: `POST ${BALLOT}/votes`,
  hands: `POST ${BALLOT}/hands`,
  paper: `PUT ${BALLOT}/paper`,
  presence: `PUT ${MEETING}/presence`,
  progress: `GET ${BALLOT}/progress`,
  close: `POST ${BALLOT}/close`,
};

const ballotOf = ({ path }: Passing): string => path.split('/').slice(0, 7).join('/');

const sizeOf = ({ body }: Passing): number => {
  const { votes } = jsonOf(body);
  return Array.isArray(votes) ? votes.length : 0;
};

/** Changes what is read of a ballot from a call about it on that was answered with 200. */
const fromCallOn =
  (
    isCause: (request: Passing) => boolean,
    operation: string,
    change: (body: Record<string, unknown>) => unknown,
  ): FaultCase['create'] =>
  () => {
    const ballots = new Set<string>();
    return async (request, forward) => {
      const passed = await forward(request);
      if (passed.status !== 200) return passed;
      if (isCause(request)) ballots.add(ballotOf(request));
      return isCall(request, operation) && ballots.has(ballotOf(request)) ? withJson(passed, change) : passed;
    };
  };

const isHand = (request: Passing) => isCall(request, calls.hands) && sizeOf(request) > 0;
const isByProxy = (request: Passing) => isCall(request, calls.votes) && sizeOf(request) > 1;

/** Counts the hand of an apartment beside its vote, which comes after it. */
const countHandsToo: FaultCase['create'] = () => {
  const hands = new Set<string>();
  const votes = new Set<string>();
  return async (request, forward) => {
    const passed = await forward(request);
    if (passed.status !== 200) return passed;
    if (isHand(request)) hands.add(ballotOf(request));
    if (isCall(request, calls.votes) && hands.has(ballotOf(request))) votes.add(ballotOf(request));
    return isCall(request, calls.progress) && votes.has(ballotOf(request))
      ? withJson(passed, (progress) => plus(progress, 'votes_cast', 24))
      : passed;
  };
};

/** Counts the votes of a call for several apartments beside those that it replaces. */
const countChangedProxies: FaultCase['create'] = () => {
  let more = 0;
  return async (request, forward) => {
    const passed = await forward(request);
    if (passed.status !== 200) return passed;
    if (isByProxy(request) && request.body.includes('"replaces"')) more += 24;
    return isCall(request, calls.progress)
      ? withJson(passed, (progress) => plus(progress, 'votes_cast', more))
      : passed;
  };
};

/** Counts the vote of a holder also while the giver is in the hall. */
const countRestingVotes: FaultCase['create'] = () => {
  let isGiverHere = false;
  return async (request, forward) => {
    const passed = await forward(request);
    if (isCall(request, calls.presence) && passed.status === 200) {
      const { attendee, is_present } = jsonOf(request.body);
      if (String(attendee).startsWith('owner:')) isGiverHere = is_present === true;
    }
    return isGiverHere && isCall(request, calls.progress) && passed.status === 200
      ? withJson(passed, (progress) => plus(progress, 'votes_cast', 24))
      : passed;
  };
};

const resultOf =
  (change: (result: Record<string, unknown>) => unknown) =>
  ({ result, ...ballot }: Record<string, unknown>): unknown => ({
    ...ballot,
    result: result && change(Object(result)),
  });

const refusedWith = (operation: string, code: string): FaultCase['create'] =>
  responses(operation, (passed) => (passed.body.includes(code) ? { ...passed, status: 200 } : passed));

export const handsFaults: readonly SingleFault[] = [
  {
    does: 'lets an owner enter votes by show of hands',
    id: 'hands-role',
    operation: calls.hands,
    create: statusWhen(calls.hands, 403, 200),
  },
  {
    does: 'takes a show of hands and does not count it',
    id: 'hands-enter',
    operation: calls.hands,
    create: successes(calls.hands, (passed) => withJson(passed, (row) => ({ ...row, votes_cast: 0 }))),
  },
  {
    does: 'counts the hand of an apartment beside its vote',
    id: 'hands-own-vote',
    operation: calls.votes,
    create: countHandsToo,
  },
  {
    does: 'counts the hand of an apartment instead of its vote',
    id: 'hands-count',
    operation: calls.close,
    create: fromCallOn(
      isHand,
      calls.close,
      resultOf((one) => plus(plus(one, 'votes_for', -24), 'votes_against', 24)),
    ),
  },
  {
    does: 'takes a show of hands after the closing',
    id: 'hands-late',
    operation: calls.hands,
    create: status(calls.hands, [409, 200]),
  },
  {
    does: 'takes a show of hands in a secret ballot',
    id: 'hands-secret',
    operation: calls.hands,
    create: refusedWith(calls.hands, 'show of hands'),
  },
  {
    does: 'confirms a vote by proxy and does not count it',
    id: 'proxy-vote',
    operation: calls.votes,
    create: fromCallOn(isByProxy, calls.progress, (progress) => plus(progress, 'votes_cast', -24)),
  },
  {
    does: 'counts a vote by proxy once more each time it is changed',
    id: 'proxy-vote',
    operation: calls.votes,
    create: countChangedProxies,
  },
  {
    does: 'counts the vote of a holder while the giver is in the hall',
    id: 'proxy-giver',
    operation: calls.votes,
    create: countRestingVotes,
  },
  {
    does: 'counts the giver of a proxy twice',
    id: 'proxy-count',
    operation: calls.close,
    create: fromCallOn(
      isByProxy,
      calls.close,
      resultOf((one) => plus(one, 'votes_against', 24)),
    ),
  },
];

export const paperFaults: readonly SingleFault[] = [
  {
    does: 'lets an owner record who votes on paper',
    id: 'paper-role',
    operation: calls.paper,
    create: statusWhen(calls.paper, 403, 200),
  },
  {
    does: 'does not count who votes on paper',
    id: 'paper-enter',
    operation: calls.paper,
    create: successes(calls.paper, (passed) =>
      withJson(passed, (row) => ({ ...row, votes_paper: 0, votes_cast: 0 })),
    ),
  },
  {
    does: 'takes a vote by phone of an apartment that votes on paper',
    id: 'paper-not-by-phone',
    operation: calls.votes,
    create: refusedWith(calls.votes, 'vote_on_paper'),
  },
  {
    does: 'leaves an apartment on paper that votes by phone again',
    id: 'paper-undo',
    operation: calls.paper,
    create: responses(calls.paper, (passed, { body }) =>
      passed.status === 200 && jsonOf(body)['is_on_paper'] === false
        ? withJson(passed, (row) => ({ ...row, votes_paper: 24 }))
        : passed,
    ),
  },
  {
    does: 'lets an apartment vote on paper too that voted by phone',
    id: 'paper-after-phone',
    operation: calls.paper,
    create: refusedWith(calls.paper, 'vote_by_phone'),
  },
];
