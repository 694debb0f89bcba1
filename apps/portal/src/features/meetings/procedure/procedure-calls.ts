import { call, createCall, listTag } from '@mijn/api/rtk-query';
import { procedureOperations } from '@mijn/domain/procedure';
import { ballotEndpoints } from '../voting/ballot-calls.ts';

/** Whether the meeting goes on stands on each screen of it, with who is present and with the open ballot. */
const changes = { invalidatesTags: [listTag('Presence'), listTag('Ballot')] };

const procedureEndpoints = ballotEndpoints.injectEndpoints({
  endpoints: (build) => ({
    getProcedure: build.query(call(procedureOperations.getProcedure, { providesTags: [listTag('Ballot')] })),
    decideProcedure: build.mutation({ ...createCall(procedureOperations.decideProcedure, {}), ...changes }),
    undoProcedure: build.mutation(call(procedureOperations.undoProcedure, changes)),
    setAdjournment: build.mutation(call(procedureOperations.setAdjournment, changes)),
  }),
});

export const {
  useGetProcedureQuery,
  useDecideProcedureMutation,
  useUndoProcedureMutation,
  useSetAdjournmentMutation,
} = procedureEndpoints;
