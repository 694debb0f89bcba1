import type { Todo } from '@mijn/domain/todos';
import { Card } from '@mijn/ui/card';
import { DateText } from '@mijn/ui/date-text';
import { DescriptionList } from '@mijn/ui/description-list';
import { Section } from '@mijn/ui/section';
import { DoneTag } from '../../components/done-tag.tsx';
import { PrintButton } from './print-button.tsx';
import { texts } from './texts.ts';

/** What is known of an action item, in the order of decisions §6. */
export function TodoFacts({ todo }: { todo: Todo }) {
  return (
    <Section title={texts.facts} action={<PrintButton />}>
      <Card>
        <DescriptionList
          entries={[
            { term: texts.internalReference, description: todo.internal_reference },
            { term: texts.externalReference, description: todo.external_reference },
            { term: texts.handler, description: todo.handler },
            { term: texts.description, description: todo.description, isText: true },
            { term: texts.group, description: todo.group },
            { term: texts.isDone, description: <DoneTag isDone={todo.is_done} /> },
            { term: texts.concerns, description: todo.concerns },
            { term: texts.reporter, description: todo.reporter },
            { term: texts.startDate, description: <DateText date={todo.start_date} /> },
          ]}
        />
      </Card>
    </Section>
  );
}
