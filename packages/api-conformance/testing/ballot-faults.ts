import { UNKNOWN_ID } from '../src/kit/samples.ts';
import {
  type FaultCase,
  isCall,
  jsonOf,
  requests,
  responses,
  SCOPE,
  status,
  successes,
  withJson,
} from './change-calls.ts';
import type { Passed } from './faulty-server.ts';
import { plus, type SingleFault, statusWhen } from './member-faults.ts';
import { opensDespite } from './procedure-faults.ts';

const MEETING = `${SCOPE}/meetings/{meeting_id}`;
const BALLOT = `${MEETING}/ballots/{ballot_id}`;
const calls = {
  open: `POST ${MEETING}/ballots`,
  list: `GET ${MEETING}/ballots`,
  votes: `POST ${BALLOT}/votes`,
  own: `GET ${MEETING}/own-votes`,
  progress: `GET ${BALLOT}/progress`,
  apartments: `GET ${BALLOT}/apartments`,
  close: `POST ${BALLOT}/close`,
  cancel: `POST ${BALLOT}/cancel`,
  annul: `POST ${BALLOT}/annul`,
  sealed: `GET ${BALLOT}/sealed-votes`,
};

const has = (text: string) => (request: { body: Buffer }) => request.body.includes(text);

/** Changes the result of a ballot, such as one that is counted wrongly. */
const resultOf =
  (change: (result: Record<string, unknown>) => unknown) =>
  (passed: Passed): Passed =>
    withJson(passed, ({ result, ...ballot }) => ({ ...ballot, result: result && change(Object(result)) }));

const result = (call: string, change: (result: Record<string, unknown>) => unknown): FaultCase['create'] =>
  successes(call, resultOf(change));

/** Changes the ballots that all members read. */
const listed = (change: (ballot: Record<string, unknown>) => unknown): FaultCase['create'] =>
  successes(calls.list, (passed) =>
    withJson(passed, ({ data, ...rest }) => ({
      ...rest,
      data: Array.isArray(data) ? data.map((one: unknown) => change(Object(one))) : data,
    })),
  );

/** Counts a call of voting once more in the progress, if it is such a call. */
const countAgain =
  (isCounted: (mark: string, seen: ReadonlySet<string>) => boolean): FaultCase['create'] =>
  () => {
    const seen = new Set<string>();
    let more = 0;
    return async (request, forward) => {
      const passed = await forward(request);
      if (isCall(request, calls.votes) && passed.status === 200) {
        const { votes } = jsonOf(request.body);
        const [{ mark = '' } = {}]: { mark?: string }[] = Array.isArray(votes) ? votes : [];
        if (isCounted(mark, seen)) more += 24;
        seen.add(mark);
      }
      return isCall(request, calls.progress) && passed.status === 200
        ? withJson(passed, (progress) => plus(progress, 'votes_cast', more))
        : passed;
    };
  };

/** Refuses a call of voting after the ballot was closed, also one that was received before. */
const forgetVotes: FaultCase['create'] = () => {
  let isClosed = false;
  return async (request, forward) => {
    const passed = await forward(request);
    if (isCall(request, calls.close) && passed.status === 200) isClosed = true;
    return isClosed && isCall(request, calls.votes) && passed.status === 200
      ? { ...passed, status: 409 }
      : passed;
  };
};

/** Forgets the key of an opening. */
const forgetKey = requests(calls.open, ({ headers }) => headers.delete('idempotency-key'));

const vote = { choice: 'for', option: null, voted_at: '2026-06-10T12:00:00.000Z' };

const openFaults: readonly SingleFault[] = [
  {
    does: 'lets an owner open a ballot',
    id: 'ballot-open-role',
    operation: calls.open,
    create: statusWhen(calls.open, 403, 201, { id: UNKNOWN_ID }),
  },
  {
    does: 'answers 200 to the opening of a ballot',
    id: 'ballot-open',
    operation: calls.open,
    create: status(calls.open, [201, 200]),
  },
  {
    does: 'forgets the key of an opening',
    id: 'ballot-open-once',
    operation: calls.open,
    create: forgetKey,
  },
  {
    does: 'has two open ballots at a time',
    id: 'ballot-one-at-a-time',
    operation: calls.open,
    create: opensDespite('ballot_open'),
  },
];

const voteFaults: readonly SingleFault[] = [
  {
    does: 'confirms a vote and does not count it',
    id: 'ballot-vote',
    operation: calls.votes,
    create: successes(calls.progress, (passed) => withJson(passed, (row) => ({ ...row, votes_cast: 0 }))),
  },
  {
    does: 'counts the same vote twice',
    id: 'ballot-same-mark',
    operation: calls.votes,
    create: countAgain((mark, seen) => seen.has(mark)),
  },
  {
    does: 'counts a vote and the one that it replaced',
    id: 'ballot-replace',
    operation: calls.votes,
    create: countAgain((mark, seen) => seen.size === 1 && !seen.has(mark)),
  },
  {
    does: 'lets an old vote replace a newer one',
    id: 'ballot-newer-vote',
    operation: calls.votes,
    create: requests(calls.votes, (request) => {
      const { votes } = jsonOf(request.body);
      const some = Array.isArray(votes)
        ? votes.map((one: unknown) => Object.assign({}, one, { replaces: undefined }))
        : [];
      request.body = Buffer.from(JSON.stringify({ votes: some }));
    }),
  },
  {
    does: 'takes a vote for an apartment of others',
    id: 'ballot-foreign-apartment',
    operation: calls.votes,
    create: statusWhen(calls.votes, 403, 200),
  },
  {
    does: 'takes votes after the closing',
    id: 'ballot-late-vote',
    operation: calls.votes,
    create: status(calls.votes, [409, 200], has('"against"')),
  },
  {
    does: 'does not confirm a vote after the closing',
    id: 'ballot-confirm-late',
    operation: calls.votes,
    create: forgetVotes,
  },
  {
    does: 'shows a result while the ballot is open',
    id: 'ballot-no-early-result',
    operation: calls.list,
    create: listed((ballot) => ({ ...ballot, result: ballot['result'] ?? { votes_for: 24 } })),
  },
  {
    does: 'shows the board what an apartment votes',
    id: 'ballot-no-choices',
    operation: calls.apartments,
    create: successes(calls.apartments, (passed) =>
      withJson(passed, ({ data, ...rest }) => ({
        ...rest,
        data: Array.isArray(data) ? data.map((row: unknown) => ({ ...Object(row), choice: 'for' })) : data,
      })),
    ),
  },
];

const resultFaults: readonly SingleFault[] = [
  {
    does: 'lets an owner close a ballot',
    id: 'ballot-close-role',
    operation: calls.close,
    create: statusWhen(calls.close, 403, 200),
  },
  {
    does: 'leaves a ballot open that was closed',
    id: 'ballot-close',
    operation: calls.close,
    create: successes(calls.close, (passed) => withJson(passed, (ballot) => ({ ...ballot, state: 'open' }))),
  },
  {
    does: 'counts an apartment with other votes than it has',
    id: 'ballot-count',
    operation: calls.close,
    create: result(calls.close, (one) =>
      plus(plus(plus(one, 'votes_for', 3), 'votes_cast', 3), 'votes_silent', -3),
    ),
  },
  {
    does: 'counts the first vote instead of the last',
    id: 'ballot-count',
    operation: calls.close,
    create: result(calls.close, (one) => plus(plus(one, 'votes_for', -24), 'votes_against', 24)),
  },
  {
    does: 'counts abstentions as votes that were cast',
    id: 'ballot-sums',
    operation: calls.close,
    create: result(calls.close, (one) => plus(one, 'votes_cast', 8)),
  },
  {
    does: 'adopts what has no majority',
    id: 'ballot-outcome',
    operation: calls.close,
    create: result(calls.close, (one) => ({
      ...one,
      votes_needed: Number(one['votes_cast']) + 1,
      outcome: 'adopted',
    })),
  },
  {
    does: 'closes a ballot twice',
    id: 'ballot-close-once',
    operation: calls.close,
    create: status(calls.close, [409, 200]),
  },
  {
    does: 'shows members another result than the closing had',
    id: 'ballot-same-result',
    operation: calls.list,
    create: listed((ballot) => ({
      ...ballot,
      result: ballot['result'] && plus(ballot['result'], 'votes_for', 1),
    })),
  },
  {
    does: 'enters other numbers in the register',
    id: 'ballot-decision',
    operation: calls.close,
    create: successes(`GET ${SCOPE}/decisions/{decision_id}`, (passed) =>
      withJson(passed, (decision) => plus(decision, 'votes_against', 1)),
    ),
  },
  {
    does: 'lets an owner annul a result',
    id: 'ballot-annul-role',
    operation: calls.annul,
    create: statusWhen(calls.annul, 403, 200),
  },
  {
    does: 'removes a result that was annulled',
    id: 'ballot-annul',
    operation: calls.annul,
    create: successes(calls.annul, (passed) => withJson(passed, (ballot) => ({ ...ballot, result: null }))),
  },
];

const secretFaults: readonly SingleFault[] = [
  {
    does: 'opens a secret ballot without a key',
    id: 'secret-key',
    operation: calls.open,
    create: statusWhen(calls.open, 422, 201, { id: UNKNOWN_ID }),
  },
  {
    does: 'opens an open ballot instead of a secret one',
    id: 'secret-open',
    operation: calls.open,
    create: successes(calls.open, (passed) =>
      withJson(passed, (ballot) => ({ ...ballot, is_secret: false })),
    ),
  },
  {
    does: 'takes a vote in a secret ballot that is not sealed',
    id: 'secret-plain-vote',
    operation: calls.votes,
    create: statusWhen(calls.votes, 422, 200),
  },
  {
    does: 'remembers who voted what in a secret ballot',
    id: 'secret-vote',
    operation: calls.votes,
    create: successes(calls.own, (passed) =>
      withJson(passed, ({ votes, ...rest }) => ({
        ...rest,
        votes: Array.isArray(votes)
          ? votes.map((one: { vote?: unknown; has_voted?: boolean }) =>
              Object.assign({}, one, { vote: one.vote ?? (one.has_voted ? vote : null) }),
            )
          : votes,
      })),
    ),
  },
  {
    does: 'sends sealed votes while the ballot is open',
    id: 'secret-sealed-open',
    operation: calls.sealed,
    create: status(calls.sealed, [409, 200]),
  },
  {
    does: 'sends sealed votes to an owner',
    id: 'secret-sealed-role',
    operation: calls.sealed,
    create: statusWhen(calls.sealed, 403, 200),
  },
  {
    does: 'closes a secret ballot in which two voted',
    id: 'secret-too-few',
    operation: calls.close,
    create: responses(calls.close, (passed) =>
      passed.body.includes('too_few_secret_votes') ? { ...passed, status: 200 } : passed,
    ),
  },
  {
    does: 'has a result of a ballot that was cancelled',
    id: 'secret-cancel',
    operation: calls.cancel,
    create: successes(calls.cancel, (passed) =>
      withJson(passed, (ballot) => ({ ...ballot, result: { votes_for: 24 } })),
    ),
  },
];

export const ballotFaults: readonly SingleFault[] = [
  ...openFaults,
  ...voteFaults,
  ...resultFaults,
  ...secretFaults,
];
