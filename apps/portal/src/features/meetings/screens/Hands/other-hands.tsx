import type { Ballot } from '@mijn/domain/ballots';
import type { Vote } from '@mijn/domain/tally';
import { Button } from '@mijn/ui/button';
import { ConfirmDialog } from '@mijn/ui/confirm-dialog';
import { Section } from '@mijn/ui/section';
import { ButtonRow, Stack } from '@mijn/ui/stack';
import { useState } from 'react';
import { ChoiceButtons } from '../../components/choice-buttons/choice-buttons.tsx';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import { toastShown } from '../../../../shared/store/toasts.slice.ts';
import { failureText } from '../../hold/texts.ts';
import { useEnterHandsMutation } from '../../voting/ballot-calls.ts';
import { buttonsOf, choicesOf, chosenOf, seatsOf, voteAfter, wordsOf } from './choices.ts';
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
  const [asked, setAsked] = useState<Vote>();
  /** The candidates of a vote that can have several, until all are chosen. */
  const [several, setSeveral] = useState<Vote | null>(null);
  const dispatch = useAppDispatch();
  const choices = choicesOf(ballot);
  const hasSeveral = seatsOf(ballot) > 1;
  const wordsFor = (vote: Vote) => wordsOf(chosenOf(choices, vote));
  const confirm = async (vote: Vote) => {
    const body = { votes: [], others: vote };
    const error = errorOf(await enter({ params: { ...params, ballot_id: ballot.id }, body }));
    setAsked(undefined);
    if (!error) setSeveral(null);
    const text = error ? failureText(error) : texts.done(wordsFor(vote));
    dispatch(toastShown(error ? 'danger' : 'success', text, 'ballot'));
  };
  const press = (id: string) => {
    const vote = choices.find((one) => one.id === id)?.vote;
    if (!vote) return;
    if (!hasSeveral) setAsked(vote);
    else setSeveral(voteAfter(ballot, several, vote) ?? several);
  };
  return (
    <Section title={texts.title} size="small">
      <Stack gap="small">
        <p>{silent === 0 ? texts.none : texts.text(silent)}</p>
        {silent > 0 && (
          <ChoiceButtons
            label={texts.label}
            choices={buttonsOf(choices)}
            value={chosenOf(choices, several).map(({ id }) => id)}
            onPress={press}
          />
        )}
        {silent > 0 && hasSeveral && <p>{texts.several(seatsOf(ballot))}</p>}
        {silent > 0 && several && (
          <ButtonRow>
            <Button onPress={() => setAsked(several)}>{texts.enter}</Button>
          </ButtonRow>
        )}
      </Stack>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={texts.question(silent, asked ? wordsFor(asked) : '')}
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
