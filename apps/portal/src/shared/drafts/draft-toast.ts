import type { AppThunk } from '../api/hooks.ts';
import { countDrafts, removeAllDrafts } from './draft-storage.ts';
import { forgetToast, snackbarShown } from '../toasts/toast-actions.ts';

const texts = { kept: 'Uw concept is bewaard', back: 'Terug' } as const;

/** Says that a draft was kept, with a way back to it. */
export const draftKept =
  (goBack: () => void): AppThunk =>
  (dispatch) => {
    dispatch(snackbarShown(texts.kept, texts.back, goBack));
  };

/** Takes that message away: the draft is no longer there. */
export const draftGone = (): AppThunk => (dispatch, getState) => {
  for (const { id, text } of getState().toasts) if (text === texts.kept) dispatch(forgetToast(id));
};

/** Removes every draft of this browser. @returns how many there were. */
export const discardAllDrafts = (): AppThunk<number> => (dispatch) => {
  const count = countDrafts();
  removeAllDrafts();
  dispatch(draftGone());
  return count;
};
