import type { Ballot } from '@mijn/domain/ballots';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import { useUndo } from '../../hold/use-undo.ts';
import { ballotEndpoints, useCancelBallotMutation } from '../../voting/ballot-calls.ts';
import { texts } from './texts.ts';

/**
 * Returns a function that says that a ballot is open, with a button that cancels one that was opened by mistake. If somebody voted
 * meanwhile, the button leaves the ballot open, because their votes would not count.
 */
export function useUndoOpening(params: {
  association_id: string;
  meeting_id: string;
}): (ballot: Ballot) => void {
  const dispatch = useAppDispatch();
  const sayDone = useUndo();
  const [cancel] = useCancelBallotMutation();
  return ({ id, number, title }) => {
    const input = { params: { ...params, ballot_id: id } };
    const undo = async () => {
      const { getBallotProgress } = ballotEndpoints.endpoints;
      const read = dispatch(getBallotProgress.initiate(input, { subscribe: false, forceRefetch: true }));
      const { data, error } = await read;
      if (error) return { error };
      const { apartments_cast = 0, apartments_early = 0 } = data ?? {};
      if (apartments_cast > apartments_early) return { error: undefined, refused: texts.open.hasVotes };
      return cancel(input);
    };
    sayDone({ kind: 'ballot', text: texts.open.done(number, title), about: id, undo });
  };
}
