import { subjectOf, type Todo } from '@mijn/domain/todos';
import { Card } from '@mijn/ui/card';
import { DescriptionListSkeleton } from '@mijn/ui/description-list';
import { DetailLayout, LeadText } from '@mijn/ui/detail-layout';
import { HistorySkeleton } from '@mijn/ui/history';
import { Skeleton, SkeletonGroup } from '@mijn/ui/skeleton';
import { Stack } from '@mijn/ui/stack';
import { Decisions } from '../../decisions/decisions.tsx';
import { Timeline } from '../../timeline/timeline.tsx';
import { TodoFacts } from './todo-facts.tsx';

export function TodoContent({ todo }: { todo: Todo }) {
  const { text } = subjectOf(todo.description);
  return (
    <DetailLayout facts={<TodoFacts todo={todo} />}>
      <Stack gap="large">
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
