import type { Ballot } from '@mijn/domain/ballots';
import { Alert } from '@mijn/ui/alert';
import { Button } from '@mijn/ui/button';
import { ProgressBar } from '@mijn/ui/progress-bar';
import { Stack } from '@mijn/ui/stack';
import { useRetry } from '../../hold/use-hall.ts';
import { countFailureText } from '../../hold/texts.ts';
import { PaperCount } from './paper-count.tsx';
import { texts as allTexts } from './texts.ts';
import { useCounting } from './use-counting.ts';

const { count: texts } = allTexts;

interface CountedBallotProps {
  params: { association_id: string; meeting_id: string };
  ballot: Ballot;
}

/** Shows how far the count of a secret ballot is, or why this device cannot count it. */
export function CountedBallot({ params, ballot }: CountedBallotProps) {
  const { counting, countAgain, enter } = useCounting(params, ballot);
  // A connection that was lost while the totals were sent must not leave the hall without a result.
  useRetry([
    {
      error: counting.step === 'failed' ? counting.error : undefined,
      refetch: countAgain,
      isUninitialized: false,
    },
  ]);
  if (counting.step === 'no-key')
    return (
      <Alert tone="warning" title={texts.noKey}>
        {texts.noKeyText}
      </Alert>
    );
  if (counting.step === 'failed')
    return (
      <Alert
        tone="danger"
        title={texts.failed}
        isAnnounced
        actions={
          <Button variant="quiet" size="small" onPress={countAgain}>
            {texts.again}
          </Button>
        }
      >
        {countFailureText(counting.error)}
      </Alert>
    );
  if (counting.step === 'paper') {
    const { counted, votes_paper, votes_each } = counting;
    return (
      <PaperCount
        ballot={ballot}
        votes={votes_paper}
        votesEach={votes_each}
        enter={async (paper) => enter({ ...counted, paper })}
      />
    );
  }
  if (counting.step === 'looking') return <p>{texts.looking}</p>;
  const { opened, total } = counting;
  return (
    <Stack gap="small">
      <ProgressBar
        label={texts.label}
        value={opened}
        max={Math.max(total, 1)}
        valueLabel={texts.progress(opened, total)}
      />
      <p>{texts.text}</p>
    </Stack>
  );
}
