import { type ReactNode, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { type RootState, useAppDispatch } from '../api/hooks.ts';
import { useSession } from '../session/use-session.ts';
import { type Draft, type DraftContent, type FormValues, withoutSecrets } from './draft.ts';
import { DrawnDrafts } from './draft-keys.ts';
import { DraftNotice, type FormState, KeepDraft, missingFiles, startValues } from './form-draft.tsx';
import { draftKey, isLasting, ownerOf, readDraft, removeDraft, writeDraft } from './draft-storage.ts';
import { draftGone, draftKept } from './draft-toast.ts';

/** The draft of one form, to pass to the prop `draft` of `PortalForm`. */
export interface DraftHandle {
  /** The key of the draft in the storage. */
  key: string;
  /** The draft of an earlier visit. Undefined if there is none or if it was discarded. */
  stored: Draft | undefined;
  keep: (content: DraftContent) => void;
  /** Removes the draft, because the form was saved or no longer differs from its initial values. */
  forget: () => void;
  /** Removes the draft and shows the form without the draft. */
  discard: () => void;
  /** Keeps the unsaved input and shows a toast. Called when the form is closed. */
  leave: (content: DraftContent) => void;
  /** Returns the initial values of a form: those of the draft if there is one. */
  startValues: <Values extends FormValues>(initial: Values) => Values;
  /**
   * The components that store the draft of a form and show a message about it. They are in this object so
   * that a form without drafts does not load their code.
   */
  draw: (state: FormState, onRestart: () => void) => ReactNode;
}

function usePlace(form: string) {
  const { user, activeAssociation } = useSession();
  const owner = user ? ownerOf(user) : '';
  const key = draftKey(owner, activeAssociation?.id ?? '', form);
  use(DrawnDrafts)?.add(key);
  return { owner, key };
}

/** Returns the current draft of a form, for components around the form. */
export function useStoredDraft(form: string): Draft | undefined {
  return readDraft(usePlace(form).key);
}

/** Opens a form again if it was submitted but the request failed. This happens once. */
export function useUnsentDraft(form: string, open: () => void): void {
  const { key } = usePlace(form);
  const openForm = useEffectEvent(open);
  useEffect(() => {
    const draft = readDraft(key);
    if (!draft?.isUnsent) return;
    writeDraft(key, { ...draft, isUnsent: undefined });
    openForm();
  }, [key]);
}

/**
 * Returns the draft of a form, per member and association (decisions §4). The draft exists until it is saved
 * or discarded, or until the member logs out.
 * @param form the name of the form with the id of the edited resource: `document/{id}`.
 */
export function useDraft(form: string): DraftHandle {
  const place = usePlace(form);
  const { pathname, search } = useLocation();
  const store = useStore<RootState>();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [{ owner, key, address }] = useState({ ...place, address: pathname + search });
  const [stored, setStored] = useState(() => readDraft(key));

  const hasText = useRef(stored !== undefined);
  const [isReopened] = useState(stored !== undefined);
  useEffect(() => {
    // The form has the draft, so that the way back to it is no longer needed.
    if (isReopened) dispatch(draftGone());
  }, [dispatch, isReopened]);

  const isStillIn = () => {
    const { user: current } = store.getState().session;
    return current !== null && ownerOf(current) === owner;
  };
  const keep = ({ values, base, ...content }: DraftContent) => {
    hasText.current = true;
    writeDraft(key, {
      ...content,
      values: withoutSecrets(values),
      base: withoutSecrets(base),
      savedAt: new Date().toISOString(),
    });
  };
  const forget = () => {
    hasText.current = false;
    removeDraft(key);
    dispatch(draftGone());
  };
  const draft: DraftHandle = {
    key,
    stored,
    keep,
    forget,
    discard: () => {
      forget();
      setStored(undefined);
    },
    leave: (content) => {
      if (!hasText.current) return;
      // The draft may be gone because another tab saved the same form or because the user logged out. After a
      // logout nothing is kept.
      if (!readDraft(key) && isStillIn()) keep(content);
      if (readDraft(key)) {
        dispatch(draftKept(() => void (isStillIn() && navigate(address)), isLasting(key)));
      }
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
