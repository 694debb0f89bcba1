import type { BallotProgress } from '@mijn/domain/ballots';
import { Alert } from '@mijn/ui/alert';
import { Stack } from '@mijn/ui/stack';
import { Disclosure } from '../../components/disclosure/disclosure.tsx';
import { holdTexts } from '../../hold/texts.ts';
import { texts as allTexts } from './texts.ts';

const { paper: texts, secret } = allTexts;

/** Says how somebody without a phone votes in a secret ballot, how many do, and when their slips would tell what they vote. */
export function PaperNote({ progress }: { progress: BallotProgress | undefined }) {
  const { apartments_paper = 0, votes_paper = 0 } = progress ?? {};
  return (
    <Stack gap="small">
      <Disclosure title={texts.title}>
        <Stack gap="small">
          <p>{texts.text}</p>
          <p>{texts.many}</p>
          <p>{secret}</p>
        </Stack>
      </Disclosure>
      {apartments_paper > 0 && <p>{holdTexts.paper(apartments_paper, votes_paper)}</p>}
      {apartments_paper === 1 && <Alert tone="warning">{texts.one}</Alert>}
    </Stack>
  );
}
