import type { ApiError } from '@mijn/api';
import type { LastChange } from '@mijn/domain/visibility';
import { useRef } from 'react';
import { errorText } from '../../../shared/api/error-text.ts';
import { errorOf } from '../../../shared/api/error-of.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { fetchUser } from '../../../shared/session/session.endpoints.ts';
import { snackbarShown } from '../../../shared/toasts/toast-actions.ts';
import { toastShown } from '../../../shared/store/toasts.slice.ts';
import { usePublication } from '../../../shared/visibility/use-publication.tsx';
import { texts } from './texts.ts';

export interface VisibilityItem extends LastChange {
  id: string;
  name: string;
  isVisible: boolean;
  /** The number of documents that owners see while the item is visible. */
  documents?: number;
}

type VisibilityPatch = Pick<VisibilityItem, 'isVisible'> & Partial<LastChange>;

export interface VisibilitySource {
  patch: (id: string, changes: VisibilityPatch) => void;
  save: (
    id: string,
    isVisible: boolean,
    version: number,
    visibleMax: number,
  ) => Promise<{ data?: LastChange | undefined; error?: unknown }>;
  reload: () => Promise<readonly Pick<VisibilityItem, 'id' | 'changed_by'>[] | undefined>;
}

const isCode = (error: ApiError, code: string): boolean => error.kind === 'response' && error.code === code;

/**
 * Shows a choice at once, and takes it back with a reason if it is not saved. Changes of one item are sent one after the
 * other, each based on the version of the one before. A choice that shows documents to owners is asked about first.
 */
export function useVisibility({ patch, save, reload }: VisibilitySource) {
  const { id: associationId, name: association } = useAssociation();
  const dispatch = useAppDispatch();
  const { confirmed, question } = usePublication();
  const versions = useRef(new Map<string, Promise<number>>());
  const wanted = useRef(new Map<string, boolean>());

  const explain = async (item: VisibilityItem, error: ApiError): Promise<void> => {
    const latest = await reload();
    if (isCode(error, 'forbidden') || isCode(error, 'not_found')) {
      // The menu and the routes of the board then disappear.
      const { data: user } = await dispatch(fetchUser());
      if (user && !user.associations.some(({ id, is_board }) => id === associationId && is_board)) {
        dispatch(toastShown('danger', texts.notOnBoard(association), 'visibility', { about: associationId }));
        return;
      }
    }
    const text = isCode(error, 'conflict')
      ? texts.conflict(item.name, latest?.find(({ id }) => id === item.id)?.changed_by?.name)
      : texts.notSaved(item.name, errorText(error));
    dispatch(toastShown('danger', text, 'visibility', { about: item.id }));
  };

  const send = async (item: VisibilityItem, isVisible: boolean, version: number, isUndo: boolean) => {
    const expected = isUndo && isVisible ? item.documents : 0;
    const outcome = await confirmed((visibleMax) => save(item.id, isVisible, version, visibleMax), expected);
    if (!outcome) {
      wanted.current.delete(item.id);
      patch(item.id, { isVisible: !isVisible });
      return version;
    }
    const { data } = outcome;
    if (!data) {
      patch(item.id, { isVisible: !isVisible });
      await explain(item, errorOf(outcome) ?? { kind: 'network' });
      return version;
    }
    const { version: saved, changed_at, changed_by } = data;
    // A later choice that waits for this response stays on screen.
    const shown = wanted.current.get(item.id) ?? isVisible;
    patch(item.id, { isVisible: shown, version: saved, changed_at, changed_by });
    const text = isVisible ? texts.shown(item.name) : texts.hidden(item.name);
    const undo = () => change({ ...item, version: saved }, !isVisible, true);
    const about = { about: item.id };
    if (isUndo) dispatch(toastShown('success', texts.undone(item.name), 'visibility', about));
    else dispatch(snackbarShown({ text, kind: 'visibility', ...about, label: texts.undo, act: undo }));
    return saved;
  };

  const change = (item: VisibilityItem, isVisible: boolean, isUndo = false): void => {
    wanted.current.set(item.id, isVisible);
    patch(item.id, { isVisible });
    const before = versions.current.get(item.id) ?? Promise.resolve(item.version);
    const sent = before.then((version) => send(item, isVisible, Math.max(version, item.version), isUndo));
    versions.current.set(item.id, sent);
  };
  return { change, question };
}
