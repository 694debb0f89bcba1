import type { AuthUser } from '@mijn/domain/auth';
import type { AppThunk } from '../store/hooks.ts';
import { forgetToast, snackbarShown } from '../toasts/toast-actions.ts';
import { toastShown } from '../store/toasts.slice.ts';
import type { Draft } from './draft.ts';
import { countDrafts, ownerOf, removeDrafts } from './draft-storage.ts';
import { draftTitle } from './draft-title.ts';

const texts = {
  kept: 'Uw concept is bewaard',
  unlasting: 'Uw concept is bewaard tot u dit tabblad sluit',
  back: 'Terug',
  keptForOther: 'Wat u aan het schrijven was, staat klaar als u weer zelf inlogt. Wij bewaren het een dag.',
  restarted: 'U bent opnieuw begonnen',
  named: (text: string, title: string) => `${text}: “${title}”`,
  restartedWithout: (title: string) => `U bent opnieuw begonnen, zonder “${title}”`,
  putBack: 'Concept terugzetten',
} as const;

export const draftKept =
  ({ values }: Draft, goBack: () => void, isLasting: boolean): AppThunk =>
  (dispatch) => {
    const title = draftTitle(values);
    const kept = isLasting ? texts.kept : texts.unlasting;
    const text = title === undefined ? kept : texts.named(kept, title);
    dispatch(snackbarShown({ text, kind: 'draft', label: texts.back, act: goBack, tone: 'info' }));
  };

export const draftOfOther = (): AppThunk => (dispatch) => {
  dispatch(toastShown('info', texts.keptForOther, 'draft-of-other'));
};

export const draftDiscarded =
  ({ values }: Draft, putBack: () => void): AppThunk =>
  (dispatch) => {
    const title = draftTitle(values);
    const text = title === undefined ? texts.restarted : texts.restartedWithout(title);
    dispatch(snackbarShown({ text, kind: 'draft-discarded', label: texts.putBack, act: putBack }));
  };

export const draftGone = (): AppThunk => (dispatch, getState) => {
  for (const { id, kind } of getState().toasts) if (kind === 'draft') dispatch(forgetToast(id));
};

/**
 * Removes the drafts of a user who logs out, or of all users if it is not known who it was.
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
