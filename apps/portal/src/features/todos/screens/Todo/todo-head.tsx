import { mdiPrinter } from '@mdi/js';
import { formatDate, formatLongDate } from '@mijn/domain/formats';
import type { Todo } from '@mijn/domain/todos';
import { Button } from '@mijn/ui/button';
import { FactLine } from '@mijn/ui/fact-line';
import { Status } from '@mijn/ui/status';
import { VisuallyHidden } from '@mijn/ui/visually-hidden';
import { texts as sharedTexts } from '../../components/texts.ts';
import { TodoStateTag } from '../../components/todo-state.tsx';
import { texts } from './texts.ts';

/** Shows the button that prints the whole action item. It has its place while the action item loads. */
export function PrintButton({ isDisabled }: { isDisabled: boolean }) {
  return (
    <Button variant="quiet" icon={mdiPrinter} isDisabled={isDisabled} onPress={() => window.print()}>
      {texts.print}
    </Button>
  );
}

export function TodoKind({ todo: { internal_reference, group } }: { todo: Todo }) {
  return (
    <FactLine>
      <>
        {texts.title} <VisuallyHidden>{texts.internalReference}: </VisuallyHidden>
        {internal_reference}
      </>
      <>
        <VisuallyHidden>{texts.group}: </VisuallyHidden>
        {group}
      </>
    </FactLine>
  );
}

/** A day without its year, such as "woensdag 2 december", as people say it about a day in this year. */
function dayText(day: string, now: Date): string {
  const text = formatLongDate(day);
  return day.startsWith(String(now.getFullYear())) ? text.replace(/\s\d{4}$/u, '') : text;
}

/** Shows the state of an action item: that of a report since when, otherwise whether it is done. */
export function TodoState({ todo, now }: { todo: Todo; now: Date }) {
  const { is_done, state, state_since, planned_on } = todo;
  const { yes, no } = sharedTexts.todoDone;
  const mark =
    state === null ? (
      <Status tone={is_done ? 'done' : 'open'}>{is_done ? yes : no}</Status>
    ) : (
      <TodoStateTag state={state} size="medium" />
    );
  return (
    <FactLine marks={mark}>
      {state_since !== null && texts.since(formatDate(state_since))}
      {planned_on !== null && !is_done && (
        <>
          {texts.plannedFor} <strong>{dayText(planned_on, now)}</strong>
        </>
      )}
    </FactLine>
  );
}
