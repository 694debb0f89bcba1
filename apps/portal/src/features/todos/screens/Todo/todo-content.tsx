import { subjectOf, type Todo } from '@mijn/domain/todos';
import { Alert } from '@mijn/ui/alert';
import { Card } from '@mijn/ui/card';
import { DescriptionListSkeleton } from '@mijn/ui/description-list';
import { DetailLayout, LeadText } from '@mijn/ui/detail-layout';
import { Link } from '@mijn/ui/link';
import { Skeleton, SkeletonGroup } from '@mijn/ui/skeleton';
import { Stack } from '@mijn/ui/stack';
import { HistorySkeleton } from '../../timeline/history/history.tsx';
import { Decisions } from '../../decisions/decisions.tsx';
import { Timeline } from '../../timeline/timeline.tsx';
import { todoPath } from '../../todos.paths.ts';
import { texts } from './texts.ts';
import { TodoFacts } from './todo-facts.tsx';

/** Says of which action item a report is a part. */
function JoinNotice({ target }: { target: NonNullable<Todo['joined_to']> }) {
  return (
    <Alert tone="info">
      {texts.joinedTo}{' '}
      <Link
        href={todoPath(target.id)}
      >{`${target.reference}: ${subjectOf(target.description).subject}`}</Link>
      .
    </Alert>
  );
}

export function TodoContent({ todo }: { todo: Todo }) {
  const { text } = subjectOf(todo.description);
  return (
    <DetailLayout facts={<TodoFacts todo={todo} />}>
      <Stack gap="large">
        {todo.joined_to && <JoinNotice target={todo.joined_to} />}
        {text !== '' && <LeadText>{text}</LeadText>}
        <Decisions todo={todo} />
        <Timeline todo={todo} />
      </Stack>
    </DetailLayout>
  );
}

/** The number of facts of an action item, from "Behandelaar" to "Startdatum". */
const FACTS = 5;

/** Shows the placeholder of an action item. It names no part, because an action item may have no tasks or attachments. */
export function TodoSkeleton() {
  return (
    <DetailLayout
      facts={
        <Card>
          <DescriptionListSkeleton look="stacked" entries={FACTS} />
        </Card>
      }
    >
      <Stack gap="large">
        <SkeletonGroup>
          <Stack>
            {['92%', '85%', '40%'].map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </Stack>
        </SkeletonGroup>
        <HistorySkeleton />
      </Stack>
    </DetailLayout>
  );
}
