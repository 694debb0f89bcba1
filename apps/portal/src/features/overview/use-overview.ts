import { useState } from 'react';
import { hasJustFailed } from './has-just-failed.ts';
import { overviewEndpoints } from './overview.endpoints.ts';

const { useQueryState, useQuerySubscription } = overviewEndpoints.endpoints.getOverview;

/** The overview of one association. What failed while its screen was still on its way waits for the member to ask again. */
export function useOverview(associationId: string) {
  const state = useQueryState({ associationId });
  const [isWaiting, setWaiting] = useState(() => hasJustFailed(state));
  const { refetch } = useQuerySubscription({ associationId }, { skip: isWaiting && state.isError });
  return {
    ...state,
    refetch: () => {
      if (isWaiting) setWaiting(false);
      else void refetch();
    },
  };
}
