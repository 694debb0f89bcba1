import { mdiAlertCircleOutline } from '@mdi/js';
import { absentText, type SinceConvocation, sinceConvocationTexts } from '@mijn/domain/agenda';
import { IconNote } from '@mijn/ui/icon-note';

/** Says that a proposal was not in the convocation, and what that means for who is absent. Shows nothing for one that was. */
export function SinceConvocationNote({ since }: { since: SinceConvocation | null }) {
  if (!since) return null;
  return (
    <IconNote icon={mdiAlertCircleOutline} title={sinceConvocationTexts[since]}>
      {absentText}
    </IconNote>
  );
}
