import { mdiPrinterOutline } from '@mdi/js';
import type { AttachedFile } from '@mijn/domain/files';
import { subjectOf, type Todo, todosOperations } from '@mijn/domain/todos';
import { Button } from '@mijn/ui/button';
import { Card } from '@mijn/ui/card';
import { type Column, DataTable } from '@mijn/ui/data-table';
import { DateText } from '@mijn/ui/date-text';
import { DescriptionList, DescriptionListSkeleton } from '@mijn/ui/description-list';
import { DetailLayout } from '@mijn/ui/detail-layout';
import { NarrowColumn } from '@mijn/ui/page';
import { Section } from '@mijn/ui/section';
import { Skeleton, SkeletonGroup } from '@mijn/ui/skeleton';
import { Stack } from '@mijn/ui/stack';
import { FactLine } from '@mijn/ui/fact-line';
import { Status } from '@mijn/ui/status';
import { VisuallyHidden } from '@mijn/ui/visually-hidden';
import { useSearchParams } from 'react-router';
import { useFileLinks } from '../../../../shared/files/file-links.ts';
import { FileRows } from '../../../../shared/files/file-rows.tsx';
import { OpenedFile } from '../../../../shared/files/opened-file.tsx';
import { useOpenFile } from '../../../../shared/files/use-open-file.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { DoneStatus } from '../../components/done-status.tsx';
import { texts as sharedTexts } from '../../components/texts.ts';
import { texts } from './texts.ts';

/** Shows the button that prints the whole action item. It has its place while the action item loads. */
export function PrintButton({ isDisabled }: { isDisabled: boolean }) {
  return (
    <Button variant="quiet" icon={mdiPrinterOutline} isDisabled={isDisabled} onPress={() => window.print()}>
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

export function TodoState({ todo: { is_done, tasks } }: { todo: Todo }) {
  const { yes, no } = sharedTexts.todoDone;
  const done = tasks.filter((task) => task.is_done).length;
  return (
    <FactLine>
      <Status tone={is_done ? 'done' : 'open'}>{is_done ? yes : no}</Status>
      {tasks.length > 0 && texts.tasksDone(done, tasks.length)}
    </FactLine>
  );
}

/** Returns the facts that have a value, and of an open action item also that nobody handles it yet. */
const factsOf = ({ handler, is_done, ...todo }: Todo) =>
  [
    { term: texts.handler, description: handler ?? (is_done ? null : sharedTexts.noHandler) },
    { term: texts.concerns, description: todo.concerns },
    { term: texts.reporter, description: todo.reporter },
    { term: texts.externalReference, description: todo.external_reference },
    { term: texts.startDate, description: <DateText date={todo.start_date} /> },
  ].filter(({ description }) => description !== null);

interface TodoFactsProps {
  todo: Todo;
  look: 'columns' | 'stacked';
}

function TodoFacts({ todo, look }: TodoFactsProps) {
  return (
    <Card title={texts.facts}>
      <DescriptionList look={look} entries={factsOf(todo)} />
    </Card>
  );
}

type Task = Todo['tasks'][number];

const columns: readonly Column<Task>[] = [
  { id: 'description', header: texts.task, isRowHeader: true, cell: ({ description }) => description },
  {
    id: 'handler',
    header: texts.handler,
    width: '34%',
    cardPlace: 'line',
    cell: ({ handler }) => handler ?? sharedTexts.noHandler,
    cardCell: ({ handler }) => handler ?? sharedTexts.noHandlerYet,
  },
  {
    id: 'is_done',
    header: texts.taskDone,
    width: '6.5rem',
    cardPlace: 'mark',
    cell: ({ is_done }) => <DoneStatus isDone={is_done} words={sharedTexts.taskDone} />,
  },
];

function TodoTasks({ tasks }: Pick<Todo, 'tasks'>) {
  return (
    <Section title={texts.tasks}>
      <DataTable
        label={texts.tasks}
        columns={columns}
        content={{ state: 'loaded', rows: tasks }}
        empty={null}
      />
    </Section>
  );
}

function TodoAttachments({ todo: { id: todo_id, attachments } }: { todo: Todo }) {
  const { id: association_id } = useAssociation();
  const [search] = useSearchParams();
  const linksOf = useFileLinks(todosOperations.downloadAttachment, todosOperations.getThumbnail);
  const files = {
    files: attachments,
    openFile: useOpenFile(search),
    linksOf: ({ id, has_thumbnail }: AttachedFile) =>
      linksOf({ association_id, todo_id, attachment_id: id }, has_thumbnail),
  };
  return (
    <>
      {attachments.length > 0 && (
        <Section title={texts.attachments}>
          <FileRows label={texts.attachments} {...files} />
        </Section>
      )}
      <OpenedFile {...files} />
    </>
  );
}

export function TodoContent({ todo }: { todo: Todo }) {
  const { tasks, attachments } = todo;
  const { text } = subjectOf(todo.description);
  if (tasks.length + attachments.length === 0) {
    return (
      <NarrowColumn>
        <Stack gap="large">
          {text !== '' && <p>{text}</p>}
          <TodoFacts todo={todo} look="columns" />
          {/* A link to an attachment that is gone opens the page. */}
          <TodoAttachments todo={todo} />
        </Stack>
      </NarrowColumn>
    );
  }
  return (
    <DetailLayout facts={<TodoFacts todo={todo} look="stacked" />}>
      <Stack gap="large">
        {text !== '' && <p>{text}</p>}
        {tasks.length > 0 && <TodoTasks tasks={tasks} />}
        <TodoAttachments todo={todo} />
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
        <Card title={texts.facts}>
          <DescriptionListSkeleton look="stacked" entries={FACTS} />
        </Card>
      }
    >
      <SkeletonGroup>
        <Stack>
          {['92%', '85%', '40%'].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </Stack>
      </SkeletonGroup>
    </DetailLayout>
  );
}
