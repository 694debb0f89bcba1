import { use, useEffect, useEffectEvent } from 'react';
import { useSession } from '../session/use-session.ts';
import type { Draft } from './draft.ts';
import { DrawnDrafts } from './draft-keys.ts';
import { draftKey, draftsOf, ownerOf, readDraft, writeDraft } from './draft-storage.ts';

export function useDraftForm(name: string) {
  const { user, activeAssociation } = useSession();
  const owner = user ? ownerOf(user) : '';
  const form = draftKey(owner, activeAssociation?.id ?? '', name);
  use(DrawnDrafts)?.add(form);
  return { owner, form };
}

export function useStoredDraft(name: string): Draft | undefined {
  const [newest] = draftsOf(useDraftForm(name).form);
  return newest === undefined ? undefined : readDraft(newest);
}

export function useUnsentDraft(name: string, open: () => void): void {
  const { form } = useDraftForm(name);
  const openForm = useEffectEvent(open);
  useEffect(() => {
    for (const key of draftsOf(form)) {
      const draft = readDraft(key);
      if (!draft?.isUnsent) continue;
      writeDraft(key, { ...draft, isUnsent: undefined });
      openForm();
      return;
    }
  }, [form]);
}
