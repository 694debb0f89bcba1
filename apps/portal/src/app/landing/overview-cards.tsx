import type { Overview } from '@mijn/domain/overview';
import { Alert } from '@mijn/ui/alert';
import { Grid, GridRow } from '@mijn/ui/grid';
import { Stack } from '@mijn/ui/stack';
import { Fragment, useState } from 'react';
import { LatestDocuments } from '../../features/archive/components/latest-documents.tsx';
import { InvoicesToCheck } from '../../features/invoices/components/invoices-to-check.tsx';
import { NextAttendance } from '../../features/meetings/components/next-attendance.tsx';
import { NextMeeting } from '../../features/meetings/components/next-meeting.tsx';
import { OwnReports } from '../../features/todos/components/own-reports.tsx';
import { OpenTodos } from '../../features/todos/components/open-todos.tsx';
import { WaitingReports } from '../../features/todos/components/waiting-reports.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { NewsCard } from './news-card.tsx';
import { OverviewPart } from './overview-part.tsx';
import { texts } from './texts.ts';

const isEmpty = (part: { total: number } | null): boolean => part?.total === 0;

/** Returns whether the member did not say yet whether to come to the next meeting, or somebody waits for an answer about a proxy. */
const isAskedAbout = ({ attendance }: Overview): boolean =>
  attendance !== null && (attendance.choice === null || attendance.offered_proxies > 0);

/** Returns whether both cards have enough content. Beside a full one, half of a card would be empty. */
const areBeside = ({ todos, meetings }: Overview): boolean =>
  (todos?.data.length ?? 0) > 1 && (meetings?.documents.length ?? 0) > 0;

/** Shows the most urgent card first. A message replaces the cards if the member has nothing to do. */
export function OverviewCards({ overview }: { overview: Overview }) {
  const { todos, meetings, invoices, reports, waiting_reports, failed } = overview;
  const hasWaiting = failed.includes('waiting_reports') || (waiting_reports?.total ?? 0) > 0;
  const hasReports = failed.includes('reports') || (reports?.total ?? 0) > 0;
  const hasInvoices = failed.includes('invoices') || (invoices?.total ?? 0) > 0;
  const isDone = isEmpty(todos) && !hasInvoices && !hasWaiting;
  const hasMeeting = !isEmpty(meetings);
  const showsMeeting = hasMeeting || (meetings?.data.length ?? 0) > 0;
  const { isReadOnly } = useSession();
  const isAsked = !isReadOnly && isAskedAbout(overview);
  // The card stays in its place once the member has answered.
  const [isFirst] = useState(isAsked);
  const Place = !isFirst && areBeside(overview) ? Fragment : GridRow;
  const nextMeeting = (
    <Place>
      <OverviewPart overview={overview} name="meetings">
        {(list) => (
          <NextMeeting
            {...list}
            isAsked={isAsked}
            attendance={
              <OverviewPart overview={overview} name="attendance">
                {(attendance) => <NextAttendance {...attendance} />}
              </OverviewPart>
            }
          />
        )}
      </OverviewPart>
    </Place>
  );
  return (
    <Stack gap="large">
      <Grid columns="wide">
        {isFirst && nextMeeting}
        {hasInvoices && (
          <GridRow>
            <OverviewPart overview={overview} name="invoices">
              {(list) => <InvoicesToCheck {...list} />}
            </OverviewPart>
          </GridRow>
        )}
        {hasWaiting && (
          <GridRow>
            <OverviewPart overview={overview} name="waiting_reports">
              {(list) => <WaitingReports {...list} />}
            </OverviewPart>
          </GridRow>
        )}
        {hasReports && (
          <GridRow>
            <OverviewPart overview={overview} name="reports">
              {(list) => <OwnReports {...list} />}
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
        {/* A meeting comes first. That there is none comes last, or in the message that nothing is to be done. */}
        {!isFirst && showsMeeting && nextMeeting}
        {!isDone && (
          <Place>
            <OverviewPart overview={overview} name="todos">
              {(list) => <OpenTodos {...list} />}
            </OverviewPart>
          </Place>
        )}
        {!isFirst && !isDone && !showsMeeting && nextMeeting}
      </Grid>
      <NewsCard overview={overview} />
      <OverviewPart overview={overview} name="documents">
        {(list) => <LatestDocuments {...list} />}
      </OverviewPart>
    </Stack>
  );
}
