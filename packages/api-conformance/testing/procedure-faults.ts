import { UNKNOWN_ID } from '../src/kit/samples.ts';
import { type FaultCase, responses, SCOPE, status, successes, withJson } from './change-calls.ts';
import { type SingleFault, statusWhen } from './member-faults.ts';

const MEETING = `${SCOPE}/meetings/{meeting_id}`;
const calls = {
  open: `POST ${MEETING}/ballots`,
  adjournment: `PUT ${MEETING}/procedure/adjournment`,
  add: `POST ${MEETING}/motions`,
  list: `GET ${MEETING}/motions`,
};

/** Answers as if a ballot was opened that was refused with the code. */
export const opensDespite = (code: string): FaultCase['create'] =>
  responses(calls.open, (passed) =>
    passed.body.includes(`"${code}"`)
      ? { ...passed, status: 201, body: Buffer.from(JSON.stringify({ id: UNKNOWN_ID })) }
      : passed,
  );

export const procedureFaults: readonly SingleFault[] = [
  {
    does: 'lets an owner adjourn a meeting',
    id: 'adjourn-role',
    operation: calls.adjournment,
    create: statusWhen(calls.adjournment, 403, 200),
  },
  {
    does: 'adjourns a meeting and does not say so',
    id: 'adjourn',
    operation: calls.adjournment,
    create: successes(calls.adjournment, (passed) =>
      withJson(passed, (row) => ({ ...row, adjournment: null })),
    ),
  },
  {
    does: 'opens a ballot while a meeting is adjourned',
    id: 'adjourn-no-ballot',
    operation: calls.open,
    create: opensDespite('meeting_adjourned'),
  },
  {
    does: 'says of a meeting that goes on that it is adjourned',
    id: 'adjourn-resume',
    operation: calls.adjournment,
    create: successes(calls.adjournment, (passed) =>
      withJson(passed, ({ adjournment, ...row }) => ({
        ...row,
        adjournment: adjournment ?? { adjourned_at: '2026-06-10T12:00:00.000Z', resumes_at: null },
      })),
    ),
  },
  {
    does: 'lets an owner enter an amendment',
    id: 'motion-role',
    operation: calls.add,
    create: statusWhen(calls.add, 403, 200),
  },
  {
    does: 'answers 200 to a new amendment',
    id: 'motion-create',
    operation: calls.add,
    create: status(calls.add, [201, 200]),
  },
  {
    does: 'opens a ballot about a proposal before that about its amendment',
    id: 'motion-first',
    operation: calls.open,
    create: opensDespite('motions_open'),
  },
  {
    does: 'forgets amendments that are withdrawn',
    id: 'motion-withdraw',
    operation: `POST ${MEETING}/motions/{motion_id}/withdraw`,
    create: successes(calls.list, (passed) => withJson(passed, () => ({ data: [] }))),
  },
];
