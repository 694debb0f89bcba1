import { useParams } from 'react-router';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { ResourcePage } from '../../../../shared/shell/resource-page.tsx';
import { useGetDecisionQuery } from '../../decisions/decision-calls.ts';
import { decisionsPath } from '../../meetings.paths.ts';
import { DecisionContent, DecisionKind, DecisionSkeleton } from './decision-content.tsx';
import { texts } from './texts.ts';

/** Shows one decision (docs/product.md#decisions). */
export function DecisionScreen() {
  const { decisionId = '' } = useParams();
  const { id: association_id } = useAssociation();
  const query = useGetDecisionQuery({ params: { association_id, decision_id: decisionId } });
  const decision = query.currentData;
  return (
    <ResourcePage
      key={decisionId}
      query={query}
      texts={{ ...texts, title: decision?.title ?? texts.title }}
      drawing="meetings"
      listPath={decisionsPath}
      kind={decision ? <DecisionKind decision={decision} /> : '\u00A0'}
      skeleton={<DecisionSkeleton />}
    >
      {(found) => <DecisionContent decision={found} />}
    </ResourcePage>
  );
}
