import type { OwnVote } from '@mijn/domain/ballots';
import { Alert } from '@mijn/ui/alert';
import { texts } from '../../voting/texts.ts';
import { isDividedBefore } from '../../voting/votes-to-send.ts';

/** Tells the owner of an apartment that another owner voted differently. */
export function Divided({ own }: { own: OwnVote }) {
  return (
    <Alert tone="warning" title={texts.divided.title} isAnnounced>
      {isDividedBefore(own) ? texts.early.divided : texts.divided.text}
    </Alert>
  );
}
