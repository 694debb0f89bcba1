import type { Todo } from '@mijn/domain/todos';
import type { keepRows } from './rows.ts';
import { shareBetweenMocks } from './share.ts';

export type TodoRows = ReturnType<typeof keepRows<Todo>>;

/** Keeps the action items of an association, so that the mocks of timelines and reports change what the mock of action items shows. */
export const {
  share: shareTodos,
  /** Returns the action items of an association. They exist once a call about action items has been made: `member.ask` makes one. */
  find: sharedTodos,
} = shareBetweenMocks<TodoRows>();
