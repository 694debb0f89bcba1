import type { Todo } from '@mijn/domain/todos';
import { errorText } from '../../../shared/api/error-text.ts';
import { errorOf } from '../../../shared/api/error-of.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { toastShown } from '../../../shared/store/toasts.slice.ts';
import { useFollowTodoMutation, useUnfollowTodoMutation } from '../timeline.endpoints.ts';
import { todoInput } from '../todos.endpoints.ts';

/** Returns the function that follows an action item, or ends that. A press before the previous change has ended does nothing. */
export function useFollow({ id, is_followed }: Todo): () => void {
  const input = todoInput(useAssociation().id, id);
  const [follow, { isLoading: isFollowing }] = useFollowTodoMutation();
  const [unfollow, { isLoading: isEnding }] = useUnfollowTodoMutation();
  const dispatch = useAppDispatch();
  const change = async () => {
    const error = errorOf(await (is_followed ? unfollow(input) : follow(input)));
    if (error) dispatch(toastShown('danger', errorText(error), 'todo', { about: id }));
  };
  return () => {
    if (!isFollowing && !isEnding) void change();
  };
}
