import type { NotificationKind } from '@mijn/domain/notifications';
import type { Todo } from '@mijn/domain/todos';
import { Button } from '@mijn/ui/button';
import { Link } from '@mijn/ui/link';
import { Section } from '@mijn/ui/section';
import { LinkRow } from '../timeline/history/history.tsx';
import { settingsPath } from '../../../shared/routing/paths.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useListMailChoicesQuery } from '../timeline.endpoints.ts';
import { texts } from './texts.ts';
import { useFollow } from './use-follow.ts';

const mailsPath = `${settingsPath}#meldingen`;

/** Returns how the member is mailed about what the member follows. Undefined until that is known. */
function useMailed(isFollowed: boolean): keyof typeof texts.mailed | undefined {
  const { id } = useAssociation();
  const { data } = useListMailChoicesQuery(undefined, { skip: !isFollowed });
  const isOn = (kind: NotificationKind) =>
    data?.data.some((choice) => choice.association_id === id && choice.kind === kind && choice.is_on);
  if (data === undefined) return undefined;
  if (isOn('todos')) return 'atOnce';
  return isOn('followed_todos') ? 'daily' : 'never';
}

/** Shows who follows an action item, and what following means. */
export function Following({ todo }: { todo: Todo }) {
  const { is_followed, follower_count } = todo;
  const { isReadOnly } = useSession();
  const toggle = useFollow(todo);
  const mailed = useMailed(is_followed);
  return (
    <Section title={texts.title} size="small">
      <p>
        {texts.sentence(follower_count, is_followed)}{' '}
        {is_followed ? mailed && texts.mailed[mailed] : texts.meaning}
      </p>
      {is_followed && !isReadOnly && (
        <LinkRow>
          <Link href={mailsPath}>{texts.mails}</Link>
          <Button variant="link" onPress={toggle}>
            {texts.stop}
          </Button>
        </LinkRow>
      )}
    </Section>
  );
}
