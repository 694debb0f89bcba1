import { mdiPlay } from '@mdi/js';
import type { Adjournment } from '@mijn/domain/procedure';
import { Alert } from '@mijn/ui/alert';
import { Button } from '@mijn/ui/button';
import { Card } from '@mijn/ui/card';
import { ButtonRow, Stack } from '@mijn/ui/stack';
import { errorOf } from '../../../shared/api/error-of.ts';
import { failureText } from '../hold/texts.ts';
import { BreakButtons } from './break-buttons.tsx';
import { useSetAdjournmentMutation } from './procedure-calls.ts';
import { adjournedTexts } from './adjourned-texts.ts';
import { texts } from './texts.ts';

interface AdjournedCardProps {
  params: { association_id: string; meeting_id: string };
  adjournment: Adjournment;
}

/** Lets the board say when an adjourned meeting goes on, and lets it go on. */
export function AdjournedCard({ params, adjournment }: AdjournedCardProps) {
  const [set, result] = useSetAdjournmentMutation();
  const error = errorOf(result);
  const say = (minutes: number) => void set({ params, body: { is_adjourned: true, minutes } });
  return (
    <Card title={adjournedTexts.title} tone="attention">
      <Stack>
        <p>{adjournedTexts.since(adjournment)}</p>
        <p>{texts.adjournedText}</p>
        <ButtonRow>
          <Button
            icon={mdiPlay}
            isPending={result.isLoading}
            onPress={() => void set({ params, body: { is_adjourned: false } })}
          >
            {texts.resume}
          </Button>
        </ButtonRow>
        <Stack gap="small">
          <p>{texts.when}</p>
          <BreakButtons labelOf={texts.in} isDisabled={result.isLoading} onPress={say} />
        </Stack>
        {error && <Alert tone="danger" title={failureText(error)} isAnnounced />}
      </Stack>
    </Card>
  );
}
