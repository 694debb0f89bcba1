import { decisionOutcomeTexts, type DecisionInList } from '@mijn/domain/decisions';
import { Link } from '@mijn/ui/link';
import { LinkList } from '@mijn/ui/link-list';
import { Section } from '@mijn/ui/section';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { QueryError } from '../../../../shared/shell/query-state.tsx';
import { texts as decisionTexts } from '../../decisions/texts.ts';
import { decisionsOfMeeting, useListDecisionsQuery } from '../../meeting-calls.ts';
import { decisionPath, decisionsPath } from '../../../../shared/routing/paths.ts';
import { texts } from './texts.ts';

const useDecisions = (meetingId: string) =>
  useListDecisionsQuery(decisionsOfMeeting(useAssociation().id, meetingId));

/** Returns whether the decisions are unknown yet. A page that waits for them does not move when they arrive. */
export function useAreDecisionsPending(meetingId: string): boolean {
  const { currentData, error } = useDecisions(meetingId);
  return currentData === undefined && error === undefined;
}

function linkOf(decision: DecisionInList) {
  const { id, title, outcome, superseded_by } = decision;
  const votes = decisionTexts.votes(decision);
  return {
    id,
    href: decisionPath(id),
    name: title,
    facts: [
      decisionOutcomeTexts[outcome],
      ...(votes === '' ? [] : [votes]),
      ...(superseded_by ? [decisionTexts.superseded] : []),
    ],
  };
}

/** Shows what a meeting decided (docs/product.md#decisions). A meeting without decisions in the register has none. */
export function MeetingDecisions({ meetingId }: { meetingId: string }) {
  const query = useDecisions(meetingId);
  const decisions = query.currentData?.data;
  if (decisions === undefined) return <QueryError query={query} failure={decisionTexts.failed} />;
  if (decisions.length === 0) return null;
  return (
    <Section title={decisionTexts.title} action={<Link href={decisionsPath}>{texts.allDecisions}</Link>}>
      <LinkList label={decisionTexts.title} links={decisions.map(linkOf)} />
    </Section>
  );
}
