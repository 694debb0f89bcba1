import type { Operation } from '@mijn/domain/wire';
import { Refusal } from './refusal.ts';
import type { Responder } from './mock-call.ts';

export const neverResponds = (): Promise<never> => new Promise(() => undefined);

/** Returns a responder that uses the given responders one after the other. The last responder handles all further calls. */
export function inTurn<Op extends Operation>(...responders: Responder<Op>[]): Responder<Op> {
  const waiting = [...responders];
  return (call) => {
    const next = waiting.length > 1 ? waiting.shift() : waiting[0];
    if (!next) throw new Error('There is nothing to answer in turn.');
    return next(call);
  };
}

/** A single failure is not enough, because a page may retry before it shows an error. */
export function createOutage() {
  let isOver = false;
  return {
    /** Returns a responder that refuses calls until the outage ends. Calling this function starts the outage again. */
    refuseOr: <Op extends Operation>(respond: Responder<Op>) => {
      isOver = false;
      return (call: Parameters<Responder<Op>>[0]) => (isOver ? respond(call) : new Refusal('internal_error'));
    },
    end: () => {
      isOver = true;
    },
  };
}
