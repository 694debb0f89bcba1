import { lazyPart } from '@mijn/ui/lazy-part';
import { createContext, Fragment, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import type { DraftElsewhereProps } from './draft-elsewhere.tsx';
import { type DraftPlace, keyAtStart, type OpenDraft, openDraft } from './open-draft.ts';
import { readDraft } from './draft-storage.ts';
import { useDraftForm } from './stored-drafts.ts';

export interface ScopedDraft {
  owner: string;
  form: string;
  key: string;
  isLocked: boolean;
  reopen: () => void;
}

const DraftContext = createContext<ScopedDraft | undefined>(undefined);

export function useScopedDraft(): ScopedDraft {
  const draft = use(DraftContext);
  if (!draft) throw new Error('A form with a draft needs a DraftScope around it.');
  return draft;
}

const { Component: DraftElsewhere } = lazyPart(
  'draft-elsewhere',
  async () => (await import('./draft-elsewhere.tsx')).DraftElsewhere,
);

interface DraftScopeProps extends Pick<DraftElsewhereProps, 'newLabel' | 'dialog'> {
  /** The name of the form with the id of the edited resource: `document/{id}`. */
  form: string;
  children: ReactNode;
}

/** Chooses the draft of a form, so that no other tab writes it (docs/product.md#drafts). */
export function DraftScope({ form: name, newLabel, dialog, children }: DraftScopeProps) {
  const current = useDraftForm(name);
  // The draft stays that of the member and the association for whom the form was opened.
  const [{ owner, form }] = useState(current);
  const [place, setPlace] = useState<DraftPlace>(() => ({
    kind: 'open',
    key: keyAtStart(form),
    isLocked: false,
  }));
  const [round, setRound] = useState(0);
  const opened = useRef<OpenDraft>(undefined);
  useEffect(() => {
    const key = keyAtStart(form);
    const draft = openDraft(form, (next) => {
      setPlace(next);
      // The form begins again with another draft, and when another tab has had the draft.
      const isOther = next.kind === 'elsewhere' || (next.key !== key && readDraft(key) !== undefined);
      if (isOther) setRound((count) => count + 1);
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
  return (
    <DraftElsewhere
      newLabel={newLabel}
      dialog={dialog}
      onTakeOver={() => opened.current?.takeOver()}
      onStartNew={() => opened.current?.startNew()}
    />
  );
}
