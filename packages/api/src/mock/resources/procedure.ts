import type { ProceduralMotion, Procedure } from '@mijn/domain/procedure';
import { procedureContract } from '@mijn/domain/procedure/contract';
import { MINUTE_MS } from '@mijn/domain/limits';
import { Refusal } from '../call/refusal.ts';
import { keepPer } from '../call/rows.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { idOf } from '../provider/ids.ts';

const NOW = '2026-11-20T12:00:00.000Z';

/** Returns a motion to end the debate, which the meeting adopted. */
export const aProceduralMotion = (number: number, own: Partial<ProceduralMotion> = {}): ProceduralMotion => ({
  id: idOf(95, number),
  kind: 'close_debate',
  item_id: null,
  outcome: 'adopted',
  decided_at: NOW,
  ...own,
});

/** Changes are kept in what `of` returns for a meeting. Whether a meeting can be adjourned now needs a back end. */
function respond(of: (meetingId: string) => Procedure): Responders<typeof procedureContract> {
  let added = 0;
  const adjourn = (procedure: Procedure, minutes: number | null): void => {
    const resumes_at =
      minutes === null ? null : new Date(Date.parse(NOW) + minutes * MINUTE_MS).toISOString();
    procedure.adjournment = { adjourned_at: NOW, resumes_at };
  };
  return {
    getProcedure: ({ params }) => ({ ...of(params.meeting_id) }),
    decideProcedure: ({ params, body }) => {
      const procedure = of(params.meeting_id);
      if (body.kind === 'adjourn' && procedure.adjournment) return new Refusal('meeting_adjourned');
      added += 1;
      const motion = aProceduralMotion(100 + added, body);
      procedure.motions = [...procedure.motions, motion];
      if (body.kind === 'adjourn' && body.outcome === 'adopted') adjourn(procedure, null);
      return motion;
    },
    undoProcedure: ({ params }) => {
      const procedure = of(params.meeting_id);
      const undone = procedure.motions.find(({ id }) => id === params.procedural_motion_id);
      if (!undone) return new Refusal('not_found');
      procedure.motions = procedure.motions.filter((motion) => motion !== undone);
      if (undone.kind === 'adjourn') procedure.adjournment = null;
      return { ...procedure };
    },
    setAdjournment: ({ params, body: { is_adjourned, minutes = null } }) => {
      const procedure = of(params.meeting_id);
      if (is_adjourned) adjourn(procedure, minutes);
      else procedure.adjournment = null;
      return { ...procedure };
    },
  };
}

/** Returns the mocked calls of how a meeting goes on, which change `procedure`, for the duration of one story or test. */
export const procedureCalls = (procedure: Procedure = { adjournment: null, motions: [] }) =>
  callsOf(
    procedureContract,
    respond(() => procedure),
  );

export const procedureMock = defineMock({
  contract: procedureContract,
  generate: () => [],
  respond: () => respond(keepPer((): Procedure => ({ adjournment: null, motions: [] }))),
});
