import { mdiClipboardPlusOutline } from '@mdi/js';
import type { Decision } from '@mijn/domain/decisions';
import { isBoardMember } from '@mijn/domain/roles';
import { LinkButton } from '@mijn/ui/link-button';
import { useParams } from 'react-router';
import { useGetDecisionQuery } from '../../../../shared/decisions/decision-call.ts';
import { decisionsPath, reportOfDecisionPath } from '../../../../shared/routing/paths.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useSession } from '../../../../shared/session/use-session.ts';
import { ResourcePage } from '../../../../shared/shell/resource-page.tsx';
import { DecisionContent, DecisionKind, DecisionSkeleton } from './decision-content.tsx';
import { texts } from './texts.ts';

/** Lets the board make an action item of a decision that was adopted. Nothing is sent before the form of the action item is. */
function MakeReport({ decision: { id, outcome } }: { decision: Decision }) {
  const { isReadOnly } = useSession();
  if (!isBoardMember(useAssociation()) || isReadOnly || outcome !== 'adopted') return null;
  return (
    <LinkButton variant="quiet" icon={mdiClipboardPlusOutline} href={reportOfDecisionPath(id)}>
      {texts.makeReport}
    </LinkButton>
  );
}

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
      actions={decision && <MakeReport decision={decision} />}
      skeleton={<DecisionSkeleton />}
    >
      {(found) => <DecisionContent decision={found} />}
    </ResourcePage>
  );
}
