import { mdiBellCheckOutline, mdiBellOutline } from '@mdi/js';
import type { Todo } from '@mijn/domain/todos';
import { ToggleButton } from './toggle-button/toggle-button.tsx';
import { useSession } from '../../../shared/session/use-session.ts';
import { texts } from './texts.ts';
import { useFollow } from './use-follow.ts';

/** Shows the button that follows an action item, with the number of followers (docs/product.md#following). */
export function FollowButton({ todo }: { todo: Todo }) {
  const { is_followed, follower_count } = todo;
  const { isReadOnly } = useSession();
  const toggle = useFollow(todo);
  if (isReadOnly) return null;
  return (
    <ToggleButton
      isPressed={is_followed}
      icon={is_followed ? mdiBellCheckOutline : mdiBellOutline}
      count={follower_count}
      countLabel={texts.count(follower_count)}
      onPress={toggle}
    >
      {is_followed ? texts.followed : texts.follow}
    </ToggleButton>
  );
}
