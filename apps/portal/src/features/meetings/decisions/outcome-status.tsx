import { mdiCheck, mdiClose } from '@mdi/js';
import { type DecisionOutcome, decisionOutcomeTexts } from '@mijn/domain/decisions';
import { Status, type StatusProps } from '@mijn/ui/status';

const looks: Readonly<Record<DecisionOutcome, Pick<StatusProps, 'tone'> & { icon: string }>> = {
  adopted: { tone: 'done', icon: mdiCheck },
  rejected: { tone: 'refused', icon: mdiClose },
};

export function OutcomeStatus({ outcome }: { outcome: DecisionOutcome }) {
  return (
    <Status {...looks[outcome]} size="small">
      {decisionOutcomeTexts[outcome]}
    </Status>
  );
}
