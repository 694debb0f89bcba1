import { type Todo, todosOperations } from '@mijn/domain/todos';
import type { AttachedFile } from '@mijn/domain/files';
import { Card } from '@mijn/ui/card';
import { DateText } from '@mijn/ui/date-text';
import { DescriptionList } from '@mijn/ui/description-list';
import { Link } from '@mijn/ui/link';
import { Section } from '@mijn/ui/section';
import { Stack } from '@mijn/ui/stack';
import { VisuallyHidden } from '@mijn/ui/visually-hidden';
import { Fragment } from 'react';
import { useSearchParams } from 'react-router';
import { StepList } from './step-list/step-list.tsx';
import { useFileLinks } from '../../../../shared/files/file-links.ts';
import { FileCards } from '../../../../shared/files/file-cards.tsx';
import { OpenedFile } from '../../../../shared/files/opened-file.tsx';
import { useOpenFile } from '../../../../shared/files/use-open-file.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { texts as sharedTexts } from '../../components/texts.ts';
import { Following } from '../../following/following.tsx';
import { todoPath } from '../../todos.paths.ts';
import { texts } from './texts.ts';

function JoinedReports({ reports }: { reports: Todo['joined_reports'] }) {
  return reports.map(({ id, reference }, at) => (
    <Fragment key={id}>
      {at > 0 && ', '}
      <Link href={todoPath(id)}>{reference}</Link>
    </Fragment>
  ));
}

/** Returns the facts that have a value, and of an open action item also that nobody handles it yet. */
const factsOf = ({ handler, is_done, ...todo }: Todo) =>
  [
    { term: texts.handler, description: handler ?? (is_done ? null : sharedTexts.noHandler) },
    { term: texts.plannedOn, description: todo.planned_on && <DateText date={todo.planned_on} /> },
    { term: texts.concerns, description: todo.concerns },
    { term: texts.reporter, description: todo.reporter },
    {
      term: todo.is_own_report ? texts.ownReportNumber : texts.reportNumber,
      description: todo.reported_reference,
    },
    {
      term: texts.alsoReported,
      description: todo.joined_reports.length > 0 ? <JoinedReports reports={todo.joined_reports} /> : null,
    },
    {
      term: texts.reportedBy,
      description: todo.reporter_count > 1 ? texts.reporters(todo.reporter_count) : null,
    },
    { term: texts.externalReference, description: todo.external_reference },
    { term: texts.startDate, description: <DateText date={todo.start_date} /> },
  ].filter(({ description }) => description !== null);

function TodoTasks({ tasks }: Pick<Todo, 'tasks'>) {
  const done = tasks.filter(({ is_done }) => is_done).length;
  return (
    <Section title={texts.tasks} size="small" note={texts.tasksDone(done, tasks.length)}>
      <StepList
        label={texts.tasks}
        steps={tasks.map(({ id, description, handler, is_done }) => ({
          id,
          name: description,
          isDone: is_done,
          facts: (
            <>
              <VisuallyHidden>{texts.handler}: </VisuallyHidden>
              {handler ?? sharedTexts.noHandlerYet}
            </>
          ),
        }))}
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
        <Section title={texts.attachments} size="small">
          <FileCards label={texts.attachments} {...files} />
        </Section>
      )}
      {/* A link to an attachment that is gone opens the page. */}
      <OpenedFile {...files} />
    </>
  );
}

/** Shows the facts, tasks and attachments of an action item, and who follows it. */
export function TodoFacts({ todo }: { todo: Todo }) {
  return (
    <Stack gap="large">
      <Card>
        <DescriptionList look="stacked" entries={factsOf(todo)} />
      </Card>
      {todo.tasks.length > 0 && <TodoTasks tasks={todo.tasks} />}
      <TodoAttachments todo={todo} />
      {todo.joined_to === null && <Following todo={todo} />}
    </Stack>
  );
}
