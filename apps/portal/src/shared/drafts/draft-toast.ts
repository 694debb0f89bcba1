import type { AuthUser } from '@mijn/domain/auth';
import type { AppThunk } from '../api/hooks.ts';
import { forgetToast, snackbarShown } from '../toasts/toast-actions.ts';
import { toastShown } from '../toasts/toasts.slice.ts';
import { countDrafts, ownerOf, removeDrafts } from './draft-storage.ts';

const texts = {
  kept: 'Uw concept is bewaard',
  unlasting: 'Uw concept is bewaard tot u dit tabblad sluit',
  back: 'Terug',
  keptForOther: 'Wat u aan het schrijven was, staat klaar als u weer zelf inlogt. We bewaren het een dag.',
  restarted: 'U bent opnieuw begonnen',
  putBack: 'Concept terugzetten',
} as const;

/**
 * Shows a toast that a draft was kept, with a button that goes back to the form.
 * @param isLasting whether the draft is still there after the page was closed.
 */
export const draftKept =
  (goBack: () => void, isLasting: boolean): AppThunk =>
  (dispatch) => {
    dispatch(snackbarShown(isLasting ? texts.kept : texts.unlasting, texts.back, goBack, 'info'));
  };

/** Shows a toast that a draft was kept for its member, while another member has signed in. */
export const draftOfOther = (): AppThunk => (dispatch) => {
  dispatch(toastShown('info', texts.keptForOther));
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
 * Removes the drafts of a user who logs out; those of all users if it is not known who it was.
 * @returns the number of removed drafts.
 */
export const discardDrafts =
  (user: AuthUser | null): AppThunk<number> =>
  (dispatch) => {
    const owner = user ? ownerOf(user) : undefined;
    const count = countDrafts(owner);
    removeDrafts(owner);
    dispatch(draftGone());
    return count;
  };
