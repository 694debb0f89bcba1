import { array, boolean, type InferType, number, object, string } from 'yup';
import { ADJOURNMENT_MINUTES_MAX } from '../limits/limits.ts';
import { defineContract, id } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { procedureOperations } from './procedure.ts';
import { proceduralKinds, proceduralOutcomes } from './rules.ts';

/** A break of a meeting that is not over. */
export const adjournment = object({
  /** The time at which the meeting was adjourned, in UTC. */
  adjourned_at: string().datetime().required(),
  /** The time at which the meeting goes on, as the board said it, in UTC; null if the board did not. */
  resumes_at: string().datetime().defined().nullable(),
});

/** A motion about how the meeting goes on, with its outcome. */
export const proceduralMotion = object({
  /** The id of the motion, a UUID. */
  id: id().required(),
  /** What is decided. */
  kind: string().oneOf(proceduralKinds).required(),
  /** The id of the agenda item that was discussed, a UUID; null for none. The item may have been removed. */
  item_id: id().defined().nullable(),
  /** What the meeting decided by a show of hands. */
  outcome: string().oneOf(proceduralOutcomes).required(),
  /** The time at which the board recorded it, in UTC. */
  decided_at: string().datetime().required(),
});

/** How a meeting goes on. */
export const procedure = object({
  /** The break, while the meeting is adjourned; null otherwise. */
  adjournment: adjournment.defined().nullable(),
  /** The motions about how the meeting goes on, oldest first. */
  motions: array(proceduralMotion).required(),
});

const minutes = number().integer().min(1).max(ADJOURNMENT_MINUTES_MAX).nullable().optional();

export const decideProcedureBody = object({
  /** What is decided. */
  kind: string().oneOf(proceduralKinds).required(),
  /** The id of the agenda item that is discussed; null for none. Voting secretly is decided about an item with a proposal. */
  item_id: id().defined().nullable(),
  /** What the meeting decided by a show of hands. */
  outcome: string().oneOf(proceduralOutcomes).required(),
}).exact();

export const adjournmentForm = object({
  /** Whether the meeting is adjourned. */
  is_adjourned: boolean().required(),
  /** In how many minutes the meeting goes on; null or left out for a break of which nobody said how long it takes. Ignored when it goes on. */
  minutes,
}).exact();

export const shapes = {
  getProcedure: { response: procedure, errors: ['not_found'] },
  decideProcedure: {
    body: decideProcedureBody,
    response: proceduralMotion,
    status: 201,
    errors: [
      'forbidden',
      'not_found',
      'meeting_not_held',
      'meeting_adjourned',
      'ballot_open',
      'too_many_procedural_motions',
    ],
  },
  undoProcedure: {
    response: procedure,
    errors: ['forbidden', 'not_found', 'meeting_not_held', 'procedure_passed'],
  },
  setAdjournment: {
    body: adjournmentForm,
    response: procedure,
    errors: ['forbidden', 'not_found', 'meeting_not_held', 'ballot_open', 'too_many_procedural_motions'],
  },
} as const satisfies Shapes;

export const procedureContract = defineContract(procedureOperations, shapes);

export type Adjournment = InferType<typeof adjournment>;
export type ProceduralMotion = InferType<typeof proceduralMotion>;
export type Procedure = InferType<typeof procedure>;
export type DecideProcedureBody = InferType<typeof decideProcedureBody>;
export type AdjournmentForm = InferType<typeof adjournmentForm>;
