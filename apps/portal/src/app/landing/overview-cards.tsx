import { errorText } from '@mijn/api/texts';
import type { Overview, OverviewPart as PartName } from '@mijn/domain/overview';
import { Alert } from '@mijn/ui/alert';
import { ErrorState } from '@mijn/ui/error-state';
import { Grid, GridRow } from '@mijn/ui/grid';
import { Stack } from '@mijn/ui/stack';
import type { ReactNode } from 'react';
import { LatestDocuments } from '../../features/archive/components/latest-documents.tsx';
import { InvoicesToCheck } from '../../features/invoices/components/invoices-to-check.tsx';
import { NextMeeting } from '../../features/meetings/components/next-meeting.tsx';
import { useRetryOverviewMutation } from '../../features/overview/overview.endpoints.ts';
import { OpenTodos } from '../../features/todos/components/open-todos.tsx';
import { errorOf } from '../../shared/api/error-of.ts';
import { useAssociation } from '../../shared/session/association-context.ts';
import { texts } from './texts.ts';

interface OverviewPartProps<Name extends PartName> {
  overview: Overview;
  name: Name;
  children: (part: NonNullable<Overview[Name]>) => ReactNode;
}

/**
 * Shows one part of the overview, or an error with a retry button if that part failed. A retry fetches this
 * part only, so that the other parts stay.
 */
export function OverviewPart<Name extends PartName>(props: OverviewPartProps<Name>) {
  const { id: association_id } = useAssociation();
  const { overview, name, children } = props;
  const [retry, attempt] = useRetryOverviewMutation();
  const part = overview[name];
  if (part) return children(part);
  if (!overview.failed.includes(name)) return null;
  const error = errorOf(attempt);
  return (
    <ErrorState
      title={texts.failed[name]}
      isRetrying={attempt.isLoading}
      onRetry={() => void retry({ params: { association_id }, query: { parts: name } })}
    >
      {error ? errorText(error) : texts.othersAreHere}
    </ErrorState>
  );
}

const isEmpty = (part: { total: number } | null): boolean => part?.total === 0;

/**
 * Shows the cards of the overview, the most urgent first. If the member has no open action items and no
 * invoices to check, a message says so instead of empty cards.
 */
export function OverviewCards({ overview }: { overview: Overview }) {
  const { todos, meetings, invoices, failed } = overview;
  const hasInvoices = failed.includes('invoices') || (invoices?.total ?? 0) > 0;
  const isDone = isEmpty(todos) && !hasInvoices;
  const hasMeeting = !isEmpty(meetings);
  const nextMeeting = (
    <OverviewPart overview={overview} name="meetings">
      {(list) => <NextMeeting {...list} />}
    </OverviewPart>
  );
  return (
    <Stack gap="large">
      <Grid columns="wide">
        {hasInvoices && (
          <GridRow>
            <OverviewPart overview={overview} name="invoices">
              {(list) => <InvoicesToCheck {...list} />}
            </OverviewPart>
          </GridRow>
        )}
        {isDone && (
          <GridRow>
            <Alert tone="success" title={texts.done}>
              {texts.doneText(hasMeeting)}
            </Alert>
          </GridRow>
        )}
        {isDone ? hasMeeting && <GridRow>{nextMeeting}</GridRow> : nextMeeting}
        {!isDone && (
          <OverviewPart overview={overview} name="todos">
            {(list) => <OpenTodos {...list} />}
          </OverviewPart>
        )}
      </Grid>
      <OverviewPart overview={overview} name="documents">
        {(list) => <LatestDocuments {...list} />}
      </OverviewPart>
    </Stack>
  );
}
