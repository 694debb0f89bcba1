import { lazyPart } from '@mijn/ui/lazy-part';
import type { Todo } from '@mijn/domain/todos';
import { Button } from '@mijn/ui/button';
import { Card } from '@mijn/ui/card';
import { ButtonRow, Stack } from '@mijn/ui/stack';
import { useBrand } from '../../../shared/brand/brand.ts';
import { useDialogUrl } from '../../../shared/forms/use-dialog-url.ts';
import { useAssociation, useOwnSearch } from '../../../shared/session/association-context.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { AskedAction } from '../../../shared/shell/asked-action.tsx';
import { toastShown } from '../../../shared/store/toasts.slice.ts';
import {
  useRejectReportMutation,
  useReopenTodoMutation,
  useSetReportVisibilityMutation,
  useUndoJoinMutation,
  useUndoRejectionMutation,
} from '../timeline.endpoints.ts';
import { todoInput } from '../todos.endpoints.ts';
import { texts } from './texts.ts';

const { Component: DecisionForm } = lazyPart(
  'decision-form',
  async () => (await import('./decision-form.tsx')).DecisionForm,
  { isOverlay: true },
);

const { Component: JoinDialog } = lazyPart(
  'join-dialog',
  async () => (await import('./join-dialog.tsx')).JoinDialog,
  { isOverlay: true },
);

function VisibilityButton({ todo: { id, is_visible_to_owners } }: { todo: Todo }) {
  const input = todoInput(useAssociation().id, id);
  const [setVisibility] = useSetReportVisibilityMutation();
  const dispatch = useAppDispatch();
  const { label, title, text, done } = is_visible_to_owners ? texts.hide : texts.show;
  return (
    <AskedAction
      variant="quiet"
      label={label}
      title={title}
      confirmLabel={label}
      run={() => setVisibility({ ...input, body: { is_visible_to_owners: !is_visible_to_owners } })}
      onDone={() => dispatch(toastShown('success', done, 'todo', { about: id }))}
    >
      {text}
    </AskedAction>
  );
}

function UndoJoinButton({ todo: { id } }: { todo: Todo }) {
  const input = todoInput(useAssociation().id, id);
  const [undo] = useUndoJoinMutation();
  const dispatch = useAppDispatch();
  const { label, title, text, done } = texts.undoJoin;
  return (
    <AskedAction
      variant="quiet"
      label={label}
      title={title}
      confirmLabel={label}
      run={() => undo(input)}
      onDone={() => dispatch(toastShown('success', done, 'todo', { about: id }))}
    >
      {text}
    </AskedAction>
  );
}

function UndoRejectionButton({ todo: { id } }: { todo: Todo }) {
  const input = todoInput(useAssociation().id, id);
  const [undo] = useUndoRejectionMutation();
  const dispatch = useAppDispatch();
  const { label, title, text, done } = texts.undoRejection;
  return (
    <AskedAction
      variant="quiet"
      label={label}
      title={title}
      confirmLabel={label}
      run={() => undo(input)}
      onDone={() => dispatch(toastShown('success', done, 'todo', { about: id }))}
    >
      {text}
    </AskedAction>
  );
}

const dialogs = ['afwijzen', 'samenvoegen', 'opnieuw-openen'] as const;

/** Shows what the board and the reporter can decide about an action item (docs/product.md#timeline). */
export function Decisions({ todo }: { todo: Todo }) {
  const { id, may_reopen, may_reject, may_undo_rejection, may_set_visibility } = todo;
  const { may_join, may_undo_join, is_own_report, is_visible_to_owners } = todo;
  const { name: provider } = useBrand();
  const { isReadOnly } = useSession();
  const input = todoInput(useAssociation().id, id);
  const [reject] = useRejectReportMutation();
  const [reopen] = useReopenTodoMutation();
  const { search } = useOwnSearch();
  const { value, open, close } = useDialogUrl('besluit', search);
  const asked = isReadOnly ? undefined : dialogs.find((dialog) => dialog === value);
  const isForBoard =
    !isReadOnly && (may_reject || may_undo_rejection || may_set_visibility || may_join || may_undo_join);
  const seenByFew = is_own_report ? texts.seenByYou : texts.seenByFew;
  const readers = is_visible_to_owners ? texts.seenByAll : seenByFew(provider);

  return (
    <>
      {isForBoard && (
        <Card title={texts.title}>
          <Stack>
            <p>{readers}</p>
            <ButtonRow>
              {may_set_visibility && <VisibilityButton todo={todo} />}
              {may_undo_rejection && <UndoRejectionButton todo={todo} />}
              {may_join && (
                <Button variant="quiet" onPress={() => open('samenvoegen')}>
                  {texts.join}
                </Button>
              )}
              {may_undo_join && <UndoJoinButton todo={todo} />}
              {may_reject && (
                <Button variant="danger" onPress={() => open('afwijzen')}>
                  {texts.reject}
                </Button>
              )}
            </ButtonRow>
          </Stack>
        </Card>
      )}
      {!isForBoard && !is_visible_to_owners && <p>{readers}</p>}
      {may_reopen && !isReadOnly && (
        <Card title={texts.reopenTitle}>
          <Stack>
            <p>{texts.reopenText}</p>
            <ButtonRow>
              <Button variant="quiet" onPress={() => open('opnieuw-openen')}>
                {texts.reopen}
              </Button>
            </ButtonRow>
          </Stack>
        </Card>
      )}
      {asked === 'afwijzen' && (
        <DecisionForm
          name={`rejection/${id}`}
          texts={texts.rejecting}
          send={(body) => reject({ ...input, body })}
          onClose={close}
        />
      )}
      {asked === 'samenvoegen' && isForBoard && <JoinDialog todo={todo} onClose={close} />}
      {asked === 'opnieuw-openen' && (
        <DecisionForm
          name={`reopening/${id}`}
          texts={texts.reopening}
          send={(body) => reopen({ ...input, body })}
          onClose={close}
        />
      )}
    </>
  );
}
