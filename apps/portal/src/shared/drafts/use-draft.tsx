import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { type RootState, useAppDispatch } from '../api/hooks.ts';
import { useSession } from '../session/use-session.ts';
import { type Draft, type DraftContent, type FormValues, withoutSecrets } from './draft.ts';
import { DraftNotice, type FormState, KeepDraft, missingFiles, startValues } from './form-draft.tsx';
import { draftKey, ownerOf, readDraft, removeDraft, writeDraft } from './draft-storage.ts';
import { draftGone, draftKept } from './draft-toast.ts';

/** The draft of one form, for the `draft` of `PortalForm`. */
export interface DraftHandle {
  /** What was typed at an earlier visit; undefined without any, and once it was discarded. */
  stored: Draft | undefined;
  keep: (content: DraftContent) => void;
  /** Removes the draft: its form was saved, or holds nothing any more that was not there before. */
  forget: () => void;
  /** Removes the draft, and shows the form without it. */
  discard: () => void;
  /** Called when the form goes away: keeps what was typed and not saved, and says so. */
  leave: (content: DraftContent) => void;
  /** The values that a form starts with: those of the draft, where there is one. */
  startValues: <Values extends FormValues>(initial: Values) => Values;
  /** Keeps what the form holds as the draft, and says that a draft is shown. A form without drafts loads nothing of it. */
  draw: (state: FormState, onRestart: () => void) => ReactNode;
}

function usePlace(form: string) {
  const { user, activeAssociation } = useSession();
  const owner = user ? ownerOf(user) : '';
  return { owner, key: draftKey(owner, activeAssociation?.id ?? '', form) };
}

/** The draft of a form as it is now, for what stands around the form. */
export function useStoredDraft(form: string): Draft | undefined {
  return readDraft(usePlace(form).key);
}

/** Opens a form again, once, that was sent and did not arrive. */
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
 * The draft of a form, per member and association (decisions §4). It stays until it is saved, discarded, or its member logs out.
 * @param form names the form, with the id of what it edits: `document/{id}`.
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
    stored,
    keep,
    forget,
    discard: () => {
      forget();
      setStored(undefined);
    },
    leave: (content) => {
      if (!hasText.current) return;
      // Another tab may have saved the same form. Who logged out wants nothing kept.
      if (!readDraft(key) && isStillIn()) keep(content);
      if (readDraft(key)) dispatch(draftKept(() => void (isStillIn() && navigate(address))));
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
