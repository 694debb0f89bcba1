import { isBoardMember } from '@mijn/domain/roles';
import { DetailLayout } from '@mijn/ui/detail-layout';
import { NextSteps } from '@mijn/ui/next-steps';
import { Skeleton, SkeletonGroup } from '@mijn/ui/skeleton';
import { Stack } from '@mijn/ui/stack';
import type { ReactNode } from 'react';
import { useBrand } from '../../../../shared/brand/brand.ts';
import { useGetDecisionQuery } from '../../../../shared/decisions/decision-call.ts';
import { DECISION_PARAMETER, decisionPath } from '../../../../shared/routing/paths.ts';
import { DraftScope } from '../../../../shared/drafts/draft-scope.tsx';
import { useAssociation, useOwnSearch } from '../../../../shared/session/association-context.ts';
import { FormPage } from '../../../../shared/shell/form-page.tsx';
import { QueryState } from '../../../../shared/shell/query-state.tsx';
import { todosPath } from '../../todos.paths.ts';
import { ReportForm } from './report-form.tsx';
import { reportOfDecision } from './report-of-decision.ts';
import { texts } from './texts.ts';
import { Urgent } from './urgent.tsx';

function WithNextSteps({ children }: { children: ReactNode }) {
  const { name, review_text } = useBrand();
  return (
    <DetailLayout
      gap="large"
      facts={
        <NextSteps
          title={texts.next.title}
          steps={[texts.next.number, texts.next.review(name, review_text), texts.next.follow]}
        />
      }
    >
      {children}
    </DetailLayout>
  );
}

const skeleton = (
  <SkeletonGroup>
    <Skeleton height="24rem" shape="block" />
  </SkeletonGroup>
);

/** Fills the form with a decision. Each decision has a draft of its own, so that no other draft is lost. */
function DecisionReport({ decisionId }: { decisionId: string }) {
  const { id: association_id, code } = useAssociation();
  const query = useGetDecisionQuery({ params: { association_id, decision_id: decisionId } });
  const address = () => new URL(`${decisionPath(decisionId)}?vve=${code}`, window.location.origin).href;
  return (
    <FormPage title={texts.ofDecision.title} sub={texts.ofDecision.sub} texts={texts} listPath={todosPath}>
      <WithNextSteps>
        <QueryState query={query} failure={texts.ofDecision.failed} skeleton={skeleton}>
          {(decision) => (
            <DraftScope form={`report/decision/${decisionId}`} newLabel={texts.ofDecision.another}>
              <ReportForm isOfDecision initial={reportOfDecision(decision, address())} />
            </DraftScope>
          )}
        </QueryState>
      </WithNextSteps>
    </FormPage>
  );
}

/** Shows the form by which a member reports a defect, and the board an action item of a decision (docs/product.md#reports). */
export function AddTodoScreen() {
  const decisionId = useOwnSearch().search.get(DECISION_PARAMETER);
  const isOfBoard = isBoardMember(useAssociation());
  if (decisionId !== null && isOfBoard) return <DecisionReport key={decisionId} decisionId={decisionId} />;
  return (
    <FormPage title={texts.title} sub={texts.sub} texts={texts} listPath={todosPath}>
      <Stack gap="large">
        <Urgent />
        <WithNextSteps>
          <DraftScope form="report/new" newLabel={texts.another}>
            <ReportForm />
          </DraftScope>
        </WithNextSteps>
      </Stack>
    </FormPage>
  );
}
