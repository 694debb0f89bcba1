import type { Ballot } from '@mijn/domain/ballots';
import { ConfirmDialog } from '@mijn/ui/confirm-dialog';
import { Section } from '@mijn/ui/section';
import { Stack } from '@mijn/ui/stack';
import { useState } from 'react';
import { ChoiceButtons } from '../../components/choice-buttons/choice-buttons.tsx';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import { toastShown } from '../../../../shared/store/toasts.slice.ts';
import { failureText } from '../../hold/texts.ts';
import { useEnterHandsMutation } from '../../voting/ballot-calls.ts';
import { buttonsOf, choicesOf, type HandChoice } from './choices.ts';
import { texts as allTexts } from './texts.ts';

const { others: texts } = allTexts;

interface OtherHandsProps {
  params: { association_id: string; meeting_id: string };
  ballot: Ballot;
  /** The number of apartments that are present and have no vote. */
  silent: number;
}

/** Enters the same vote for all apartments that have none, after a question. */
export function OtherHands({ params, ballot, silent }: OtherHandsProps) {
  const [enter, { isLoading }] = useEnterHandsMutation();
  const [asked, setAsked] = useState<HandChoice>();
  const dispatch = useAppDispatch();
  const choices = choicesOf(ballot);
  const confirm = async ({ vote, label }: HandChoice) => {
    const body = { votes: [], others: vote };
    const error = errorOf(await enter({ params: { ...params, ballot_id: ballot.id }, body }));
    setAsked(undefined);
    const text = error ? failureText(error) : texts.done(label.toLowerCase());
    dispatch(toastShown(error ? 'danger' : 'success', text, 'ballot'));
  };
  return (
    <Section title={texts.title} size="small">
      <Stack gap="small">
        <p>{silent === 0 ? texts.none : texts.text(silent)}</p>
        {silent > 0 && (
          <ChoiceButtons
            label={texts.label}
            choices={buttonsOf(choices)}
            value={null}
            onPress={(id) => setAsked(choices.find((one) => one.id === id))}
          />
        )}
      </Stack>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={texts.question(silent, asked?.label.toLowerCase() ?? '')}
        confirmLabel={texts.confirm}
        isPending={isLoading}
        onConfirm={() => {
          if (asked) void confirm(asked);
        }}
        onCancel={() => setAsked(undefined)}
      >
        {texts.explanation}
      </ConfirmDialog>
    </Section>
  );
}
