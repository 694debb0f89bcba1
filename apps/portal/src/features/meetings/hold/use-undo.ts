import { MEETING_UNDO_MS } from '@mijn/domain/limits';
import { errorOf } from '../../../shared/api/error-of.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import type { ToastKind } from '../../../shared/store/toast-kind.ts';
import { toastShown } from '../../../shared/store/toasts.slice.ts';
import { snackbarShown } from '../../../shared/toasts/toast-actions.ts';
import { failureText, holdTexts } from './texts.ts';

interface Done {
  kind: Extract<ToastKind, 'ballot' | 'presence'>;
  /** What was recorded. */
  text: string;
  /** The id of what it is about. */
  about: string;
  /** Takes it back. It may run after the screen is gone. */
  undo: () => Promise<{
    error?: unknown;
    /** Why it was not taken back, if that is no error. */
    refused?: string;
  }>;
}

/** Returns a function that says what was recorded at a meeting, with a button that takes it back for half a minute. */
export function useUndo(): (done: Done) => void {
  const dispatch = useAppDispatch();
  return ({ kind, text, about, undo }) => {
    const act = async () => {
      const outcome = await undo();
      const error = errorOf(outcome);
      const failure = error ? failureText(error) : outcome.refused;
      dispatch(toastShown(failure ? 'danger' : 'success', failure ?? holdTexts.undone, kind, { about }));
    };
    dispatch(
      snackbarShown({
        kind,
        text,
        about,
        label: holdTexts.undo,
        act: () => void act(),
        duration: MEETING_UNDO_MS,
      }),
    );
  };
}
