import { mdiLockOutline } from '@mdi/js';
import { neededVotes } from '@mijn/domain/ballot-texts';
import type { Ballot } from '@mijn/domain/ballots';
import { titleOfBallot, wouldReadText } from '@mijn/domain/motions';
import { IconNote } from '@mijn/ui/icon-note';
import { Section } from '@mijn/ui/section';
import { Stack } from '@mijn/ui/stack';
import { Status } from '@mijn/ui/status';
import type { ReactNode } from 'react';
import { SinceConvocationNote } from '../../agenda/since-convocation.tsx';
import { texts } from '../../voting/texts.ts';

/** Shows what the open ballot is about, around what the member does in it. What it needs comes last, so that a small phone shows the choices first. */
export function BallotHead({ ballot, children }: { ballot: Ballot; children: ReactNode }) {
  const { number, motion, wording, is_secret, since_convocation } = ballot;
  return (
    <Stack gap="small">
      <Status tone="done">{texts.open}</Status>
      <Section title={texts.about(number, titleOfBallot(ballot))}>
        <Stack>
          <Stack gap="small">
            {motion && <p>{wouldReadText}</p>}
            <p>{wording}</p>
            {is_secret && (
              <IconNote icon={mdiLockOutline} title={texts.secret.name}>
                {texts.secret.text}
              </IconNote>
            )}
          </Stack>
          {children}
          <Stack gap="small">
            <p>{texts.needed(neededVotes(ballot))}</p>
            <SinceConvocationNote since={since_convocation} />
          </Stack>
        </Stack>
      </Section>
    </Stack>
  );
}
