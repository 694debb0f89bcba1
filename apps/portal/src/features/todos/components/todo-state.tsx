import { mdiBullhornOutline, mdiCancel, mdiCheck, mdiTimerSand, mdiWrench } from '@mdi/js';
import { stateTexts, type TodoState } from '@mijn/domain/todos';
import { Status, type StatusProps } from '@mijn/ui/status';

export const stateLooks: Record<TodoState, Required<Pick<StatusProps, 'tone' | 'icon'>>> = {
  reported: { tone: 'new', icon: mdiBullhornOutline },
  in_progress: { tone: 'busy', icon: mdiWrench },
  waiting: { tone: 'waiting', icon: mdiTimerSand },
  done: { tone: 'done', icon: mdiCheck },
  rejected: { tone: 'refused', icon: mdiCancel },
};

interface TodoStateTagProps {
  state: TodoState;
  /** The size; `small` is for lists. */
  size?: NonNullable<StatusProps['size']>;
}

/** Shows the state of an action item that a member reported, or of which the provider sends the state, as an icon and a word. */
export function TodoStateTag({ state, size = 'small' }: TodoStateTagProps) {
  return (
    <Status {...stateLooks[state]} size={size}>
      {stateTexts[state]}
    </Status>
  );
}
