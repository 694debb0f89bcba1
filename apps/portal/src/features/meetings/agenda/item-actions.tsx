import {
  mdiArrowDown,
  mdiArrowUp,
  mdiCallSplit,
  mdiDeleteOutline,
  mdiDotsVertical,
  mdiPencilOutline,
} from '@mdi/js';
import type { AgendaItem } from '@mijn/domain/agenda';
import { IconButton } from '@mijn/ui/button';
import { ConfirmDialog } from '@mijn/ui/confirm-dialog';
import { Menu, MenuIconButton } from '@mijn/ui/menu';
import { useEffect, useId, useRef, useState } from 'react';
import { errorText } from '../../../shared/api/error-text.ts';
import { errorOf } from '../../../shared/api/error-of.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { toastShown } from '../../../shared/store/toasts.slice.ts';
import { editAgendaItemPath, fromHold, splitAgendaItemPath } from '../meetings.paths.ts';
import { useDeleteAgendaItemMutation, useMoveAgendaItemMutation } from './agenda-changes.ts';
import { texts } from './texts.ts';

interface ItemActionsProps {
  meetingId: string;
  item: AgendaItem;
  /** All items of the agenda, in their order. */
  items: readonly AgendaItem[];
  /** Whether the members were convened. */
  isConvened: boolean;
  /** Whether the board leads the meeting with the page. Then items keep their numbers, and forms lead back to it. */
  isHold?: boolean;
}

type Direction = 'up' | 'down';

const buttonOf = (rowId: string, direction: Direction): string => `${rowId}-${direction}`;

/**
 * Keeps the focus on the button that moved its row, because the browser takes it away from an element that is put elsewhere. The
 * first row has no button to move it up, and the last one none to move it down: there the other button gets the focus.
 */
function useFocusAfterMove(rowId: string, place: number): (direction: Direction) => void {
  const moved = useRef<Direction>(undefined);
  const shownPlace = useRef(place);
  useEffect(() => {
    if (shownPlace.current === place) return;
    shownPlace.current = place;
    const direction = moved.current;
    moved.current = undefined;
    if (direction === undefined || document.activeElement !== document.body) return;
    const other: Direction = direction === 'up' ? 'down' : 'up';
    const [button] = [direction, other].flatMap((one) => document.getElementById(buttonOf(rowId, one)) ?? []);
    button?.focus();
  });
  return (direction) => {
    moved.current = direction;
  };
}

/** Shows the buttons with which the board changes an item. */
export function ItemActions({ meetingId, item, items, isConvened, isHold = false }: ItemActionsProps) {
  const { id: association_id } = useAssociation();
  const params = { association_id, meeting_id: meetingId, item_id: item.id };
  const [move, { isLoading: isMoving }] = useMoveAgendaItemMutation();
  const [deleteItem, { isLoading: isDeleting }] = useDeleteAgendaItemMutation();
  const [isAsked, setAsked] = useState(false);
  const dispatch = useAppDispatch();
  const place = items.findIndex(({ id }) => id === item.id);
  const rowId = useId();
  const keepFocus = useFocusAfterMove(rowId, place);
  const about = { about: item.id };
  const hrefOf = (formPath: string): string => (isHold ? fromHold(formPath) : formPath);

  const moveTo = async (direction: Direction) => {
    keepFocus(direction);
    const after = direction === 'up' ? items[place - 2] : items[place + 1];
    const body = { version: item.version, after_id: after?.id ?? null };
    const outcome = await move({ params, body });
    const error = errorOf(outcome);
    if (error || !outcome.data) {
      if (error) dispatch(toastShown('danger', errorText(error), 'agenda', about));
      return;
    }
    const said = isHold ? texts.placed(item.title) : texts.moved(item.title, outcome.data.number);
    dispatch(toastShown('success', said, 'agenda', about));
  };
  const remove = async () => {
    const error = errorOf(await deleteItem({ params }));
    setAsked(false);
    if (error) dispatch(toastShown('danger', errorText(error), 'agenda', about));
    else dispatch(toastShown('success', texts.deleted(item.title), 'agenda', about));
  };

  return (
    <>
      {place > 0 && (
        <IconButton
          id={buttonOf(rowId, 'up')}
          icon={mdiArrowUp}
          label={texts.up(item.title)}
          isPending={isMoving}
          onPress={() => void moveTo('up')}
        />
      )}
      {place < items.length - 1 && (
        <IconButton
          id={buttonOf(rowId, 'down')}
          icon={mdiArrowDown}
          label={texts.down(item.title)}
          isPending={isMoving}
          onPress={() => void moveTo('down')}
        />
      )}
      <Menu
        trigger={<MenuIconButton icon={mdiDotsVertical} label={texts.menu(item.title)} />}
        placement="bottom end"
        groups={[
          {
            id: 'change',
            entries: [
              {
                id: 'edit',
                label: texts.edit,
                icon: mdiPencilOutline,
                href: hrefOf(editAgendaItemPath(meetingId, item.id)),
              },
              {
                id: 'split',
                label: texts.split,
                icon: mdiCallSplit,
                href: hrefOf(splitAgendaItemPath(meetingId, item.id)),
              },
              {
                id: 'delete',
                label: texts.delete,
                icon: mdiDeleteOutline,
                onAction: () => setAsked(true),
              },
            ],
          },
        ]}
      />
      <ConfirmDialog
        isOpen={isAsked}
        title={texts.confirm.title(item.title)}
        confirmLabel={texts.confirm.action}
        tone="danger"
        isPending={isDeleting}
        onConfirm={() => void remove()}
        onCancel={() => setAsked(false)}
      >
        <p>{texts.confirm.text}</p>
        {isConvened && <p>{texts.confirm.convened}</p>}
      </ConfirmDialog>
    </>
  );
}
