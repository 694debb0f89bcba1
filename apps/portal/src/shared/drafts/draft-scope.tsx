import { Alert } from '@mijn/ui/alert';
import { Button } from '@mijn/ui/button';
import { Dialog } from '@mijn/ui/dialog';
import { createContext, Fragment, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '../session/use-session.ts';
import { DrawnDrafts } from './draft-keys.ts';
import { draftKey, ownerOf } from './draft-storage.ts';
import { type OpenDraft, openDraft, placeAtStart } from './open-draft.ts';
import { texts } from './texts.ts';

/** The draft that a form uses in this tab. */
export interface ScopedDraft {
  /** The member to whom the draft belongs. */
  owner: string;
  /** The key of the first draft of the form. */
  form: string;
  /** The key of the draft of this tab. */
  key: string;
  /** Whether the draft may be written: no other tab has it. */
  isLocked: boolean;
  /** Shows the form again, with the draft as it is stored now. */
  reopen: () => void;
}

const DraftContext = createContext<ScopedDraft | undefined>(undefined);

/** Returns the draft of the scope around a form. */
export function useScopedDraft(): ScopedDraft {
  const draft = use(DraftContext);
  if (!draft) throw new Error('A form with a draft needs a DraftScope around it.');
  return draft;
}

/** Returns the owner and the key of the first draft of a form, for the current member and association. */
export function useDraftForm(name: string) {
  const { user, activeAssociation } = useSession();
  const owner = user ? ownerOf(user) : '';
  const form = draftKey(owner, activeAssociation?.id ?? '', name);
  use(DrawnDrafts)?.add(form);
  return { owner, form };
}

interface DraftScopeProps {
  /** The name of the form with the id of the edited resource: `document/{id}`. */
  form: string;
  /** The button that begins another draft while another tab has this one: "Nieuw bericht". */
  newLabel?: string;
  /** The dialog in which a form is shown, for the message that another tab has the draft. */
  dialog?: { title: string; onClose: () => void };
  children: ReactNode;
}

/**
 * Chooses the draft of a form, so that no other tab writes it meanwhile (docs/decisions/0218). Shows a message instead
 * of the form while another tab has the draft.
 */
export function DraftScope({
  form: name,
  newLabel = texts.elsewhere.startNew,
  dialog,
  children,
}: DraftScopeProps) {
  const current = useDraftForm(name);
  // The draft stays that of the member and the association for whom the form was opened.
  const [{ owner, form }] = useState(current);
  const [place, setPlace] = useState(() => placeAtStart(form));
  const [round, setRound] = useState(0);
  const opened = useRef<OpenDraft>(undefined);
  useEffect(() => {
    const draft = openDraft(form, (next) => {
      setPlace(next);
      // The form begins again when another tab has had the draft.
      if (next.kind === 'elsewhere') setRound((count) => count + 1);
    });
    opened.current = draft;
    return draft.close;
  }, [form]);
  const scoped = useMemo(
    () =>
      place.kind === 'open' && {
        owner,
        form,
        key: place.key,
        isLocked: place.isLocked,
        reopen: () => setRound((count) => count + 1),
      },
    [owner, form, place],
  );
  if (scoped) {
    return (
      <DraftContext value={scoped}>
        <Fragment key={round}>{children}</Fragment>
      </DraftContext>
    );
  }
  if (place.kind !== 'elsewhere') return null;
  const notice = (
    <Alert
      tone="info"
      title={texts.elsewhere.title}
      isAnnounced
      actions={
        <>
          <Button size="small" onPress={() => opened.current?.takeOver()}>
            {texts.elsewhere.takeOver}
          </Button>
          <Button size="small" variant="quiet" onPress={() => opened.current?.startNew()}>
            {newLabel}
          </Button>
        </>
      }
    >
      {texts.elsewhere.text}
    </Alert>
  );
  if (!dialog) return notice;
  return (
    <Dialog title={dialog.title} isOpen onClose={dialog.onClose}>
      {notice}
    </Dialog>
  );
}
