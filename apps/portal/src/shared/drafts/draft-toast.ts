import type { AppThunk } from '../api/hooks.ts';
import { forgetToast, snackbarShown } from '../toasts/toast-actions.ts';
import { countDrafts, removeAllDrafts } from './draft-storage.ts';
import { texts } from './texts.ts';

/**
 * Shows a toast that a draft was kept, with a button that goes back to the form.
 * @param isLasting whether the draft is still there after the page was closed.
 */
export const draftKept =
  (goBack: () => void, isLasting: boolean): AppThunk =>
  (dispatch) => {
    dispatch(snackbarShown(isLasting ? texts.kept : texts.unlasting, texts.back, goBack));
  };

/** Shows a toast that a form was started again, with a button that puts its draft back. */
export const draftDiscarded =
  (putBack: () => void): AppThunk =>
  (dispatch) => {
    dispatch(snackbarShown(texts.restarted, texts.putBack, putBack));
  };

/** Dismisses the toast that a draft was kept, because the draft no longer exists or its form is open again. */
export const draftGone = (): AppThunk => (dispatch, getState) => {
  for (const { id, text } of getState().toasts)
    if (text === texts.kept || text === texts.unlasting) dispatch(forgetToast(id));
};

/**
 * Removes all drafts of this browser.
 * @returns the number of removed drafts.
 */
export const discardAllDrafts = (): AppThunk<number> => (dispatch) => {
  const count = countDrafts();
  removeAllDrafts();
  dispatch(draftGone());
  return count;
};
