import { formatDate } from '@mijn/domain/formats';
import { DAY_MS } from '@mijn/domain/limits';
import type { ReportSummary } from '@mijn/domain/reports';
import { subjectOf } from '@mijn/domain/todos';
import { EmptyState } from '@mijn/ui/empty-state';
import { Link } from '@mijn/ui/link';
import { LinkList, LinkListSkeleton } from '@mijn/ui/link-list';
import { Section } from '@mijn/ui/section';
import { Skeleton, SkeletonGroup } from '@mijn/ui/skeleton';
import { Stack } from '@mijn/ui/stack';
import { useNow } from '../../../../shared/first-view/use-now.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { Page } from '../../../../shared/shell/page.tsx';
import { QueryState } from '../../../../shared/shell/query-state.tsx';
import { useGetReportSummaryQuery } from '../../report-summary.endpoints.ts';
import { todoPath, todosPath } from '../../todos.paths.ts';
import { ReportGroups, ReportStates } from './report-tables.tsx';
import { texts } from './texts.ts';

function WaitingReports({ waiting, waiting_count }: Pick<ReportSummary, 'waiting' | 'waiting_count'>) {
  const now = useNow();
  const { title, none, note, since, age } = texts.waiting;
  if (waiting.length === 0)
    return (
      <Section title={title}>
        <p>{none}</p>
      </Section>
    );
  return (
    <Section title={title} note={note(waiting.length, waiting_count)}>
      <LinkList
        label={title}
        links={waiting.map(({ id, description, internal_reference, group, reported_at }) => ({
          id,
          href: todoPath(id),
          name: subjectOf(description).subject,
          facts: [
            age(Math.floor((now.getTime() - Date.parse(reported_at)) / DAY_MS)),
            since(formatDate(reported_at)),
            internal_reference,
            group,
          ],
        }))}
      />
    </Section>
  );
}

const isEmpty = ({ states, waiting_count }: ReportSummary): boolean =>
  waiting_count === 0 && states.every(({ week, month, older }) => week + month + older === 0);

function Summary({ summary }: { summary: ReportSummary }) {
  if (isEmpty(summary))
    return (
      <EmptyState drawing="todos" title={texts.empty}>
        {texts.emptyText}
      </EmptyState>
    );
  return (
    <Stack gap="large">
      <WaitingReports waiting={summary.waiting} waiting_count={summary.waiting_count} />
      <ReportStates states={summary.states} />
      {summary.groups.length > 0 && <ReportGroups groups={summary.groups} />}
    </Stack>
  );
}

function SummarySkeleton() {
  return (
    <Stack gap="large">
      <LinkListSkeleton />
      <SkeletonGroup>
        <Skeleton height="16rem" shape="block" />
      </SkeletonGroup>
    </Stack>
  );
}

/** Shows the board how many reports there are, and how long they wait and take (docs/product.md#reports-board). */
export function ReportsScreen() {
  const { id: association_id } = useAssociation();
  const query = useGetReportSummaryQuery({ params: { association_id } });
  return (
    <Page
      title={texts.title}
      sub={texts.sub}
      back={
        <Link href={todosPath} isBack>
          {texts.back}
        </Link>
      }
    >
      <QueryState query={query} failure={texts.failed} skeleton={<SummarySkeleton />}>
        {(summary) => <Summary summary={summary} />}
      </QueryState>
    </Page>
  );
}
