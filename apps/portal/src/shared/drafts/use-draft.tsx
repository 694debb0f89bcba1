import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { serverNow } from '../first-view/server-clock.ts';
import { type RootState, useAppDispatch } from '../store/hooks.ts';
import { contentKey, newAttempt } from './content-key.ts';
import { type Draft, type DraftContent, withoutSecrets } from './draft.ts';
import type { DraftHandle } from './draft-handle.ts';
import { forgetDiscarded, keepDiscarded } from './discarded-drafts.ts';
import { isTaken } from './draft-locks.ts';
import { useScopedDraft } from './draft-scope.tsx';
import { isLasting, ownerOf, readDraft, removeDraft, unusedDraftKey, writeDraft } from './draft-storage.ts';
import { draftDiscarded, draftGone, draftKept, draftOfOther } from './draft-toast.ts';
import { DraftNotice, KeepDraft, missingFiles, startValues } from './form-draft.tsx';

/**
 * Returns the draft of the form in the `DraftScope` around it. It exists until it is saved or discarded, or until the
 * logout.
 */
export function useDraft(): DraftHandle {
  const { owner, form, key, isLocked, reopen } = useScopedDraft();
  const { pathname, search } = useLocation();
  const store = useStore<RootState>();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [url] = useState(pathname + search);
  const [stored, setStored] = useState(() => readDraft(key));
  const [firstAttempt] = useState(() => stored?.attempt ?? newAttempt());
  const attempt = useRef(firstAttempt);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const hasText = useRef(stored !== undefined);
  const [isReopened] = useState(stored !== undefined);
  useEffect(() => {
    if (isReopened) dispatch(draftGone());
  }, [dispatch, isReopened]);

  const signedIn = () => {
    const { user } = store.getState().session;
    return user && ownerOf(user);
  };
  /** Opens the form again. If nobody is signed in, the login leads to it. */
  const goBack = () => {
    if ([owner, null].includes(signedIn())) void navigate(url);
  };
  const keep = ({ values, base, ...content }: DraftContent) => {
    hasText.current = true;
    writeDraft(key, {
      ...content,
      values: withoutSecrets(values),
      base: withoutSecrets(base),
      attempt: attempt.current,
      savedAt: new Date(serverNow()).toISOString(),
    });
  };
  const forget = () => {
    hasText.current = false;
    // A draft that another tab has taken belongs to that tab.
    if (!isTaken(key)) removeDraft(key);
    dispatch(draftGone());
  };
  const putBack = (draft: Draft, kept: string | undefined) => {
    if (signedIn() !== owner) return;
    if (kept !== undefined) forgetDiscarded(kept);
    const later = readDraft(key);
    if (later) writeDraft(unusedDraftKey(form), later);
    writeDraft(key, draft);
    if (isOpen.current) reopen();
    else void navigate(url);
  };
  const draft: DraftHandle = {
    key,
    stored,
    isLocked,
    keep,
    forget,
    discard: () => {
      const discarded = readDraft(key);
      forget();
      setStored(undefined);
      if (!discarded) return;
      const kept = keepDiscarded(form, discarded, new Date(serverNow()));
      dispatch(draftDiscarded(discarded, () => putBack(discarded, kept)));
    },
    leave: (content) => {
      if (!hasText.current || isTaken(key)) return;
      if (![owner, null].includes(signedIn())) {
        if (readDraft(key)) dispatch(draftOfOther());
        return;
      }
      // The draft may be gone because another tab saved the same form or because the user logged out. After a
      // logout nothing is kept.
      if (!readDraft(key) && signedIn() === owner) keep(content);
      const kept = readDraft(key);
      if (kept) dispatch(draftKept(kept, goBack, isLasting(key)));
    },
    keyOf: (content) => contentKey(attempt.current, content),
    startAnew: () => {
      attempt.current = newAttempt();
      const kept = readDraft(key);
      if (kept && !isTaken(key)) writeDraft(key, { ...kept, attempt: attempt.current });
    },
    startValues: (initial) => startValues(initial, stored),
    draw: (state, onRestart) => (
      <>
        <KeepDraft draft={draft} state={state} />
        {stored && (
          <DraftNotice
            savedAt={stored.savedAt}
            missing={missingFiles(stored, state.files)}
            onRestart={onRestart}
          />
        )}
      </>
    ),
  };
  return draft;
}
