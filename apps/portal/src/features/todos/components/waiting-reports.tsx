import { mdiArrowRight } from '@mdi/js';
import type { TodoInList } from '@mijn/domain/todos';
import { LinkButton } from '@mijn/ui/link-button';
import { TaskCard } from '@mijn/ui/task-card';
import { reportsPath, todoPath } from '../todos.paths.ts';
import { texts } from './texts.ts';

interface WaitingReportsProps {
  data: readonly TodoInList[];
  total: number;
}

/** Shows the board on the overview how many reports nobody of the board has looked at (docs/product.md#reports-board). */
export function WaitingReports({ data, total }: WaitingReportsProps) {
  const [oldest] = data;
  if (!oldest) return null;
  return (
    <TaskCard
      figure={total}
      title={texts.waiting(total)}
      action={
        <LinkButton href={total === 1 ? todoPath(oldest.id) : reportsPath} iconAfter={mdiArrowRight}>
          {texts.look(total)}
        </LinkButton>
      }
    >
      {texts.waitingText}
    </TaskCard>
  );
}
