import type { Ballot } from '@mijn/domain/ballots';
import { LOT_NUMBER_MAX } from '@mijn/domain/limits';
import { Alert } from '@mijn/ui/alert';
import { Button } from '@mijn/ui/button';
import { ButtonRow, Stack } from '@mijn/ui/stack';
import { TextField } from '@mijn/ui/text-field';
import { useState } from 'react';
import { AskedAction } from '../../../../shared/shell/asked-action.tsx';
import { failureText } from '../../hold/texts.ts';
import { useDrawLotMutation } from '../../voting/ballot-calls.ts';
import { texts } from './election-texts.ts';

interface ElectionNextProps {
  params: { association_id: string; meeting_id: string };
  ballot: Ballot;
  /** Whether the board can go on with the election now. */
  mayGoOn: boolean;
  /** Opens the second round; undefined if it was opened already. */
  onSecondRound?: (() => void) | undefined;
}

type OfLot = Pick<ElectionNextProps, 'params' | 'ballot'> & { hash: string };

/** Asks for a number that the meeting calls, and draws the lot with it. */
function DrawLot({ params, ballot, hash }: OfLot) {
  const [draw] = useDrawLotMutation();
  const [typed, setTyped] = useState('');
  const number = /^\d{1,4}$/u.test(typed.trim()) ? Number(typed) : undefined;
  return (
    <Alert tone="info" title={texts.due}>
      <Stack gap="small">
        <p>{texts.commitment(hash)}</p>
        <ButtonRow>
          <AskedAction
            label={texts.draw}
            title={texts.title}
            confirmLabel={texts.draw}
            failureText={(error) => texts.refused(error) ?? failureText(error)}
            run={() =>
              draw({
                params: { ...params, ballot_id: ballot.id },
                // What is no number is refused by the server, which says so below the field.
                body: { number: number ?? LOT_NUMBER_MAX + 1 },
              })
            }
          >
            <Stack>
              <p>{texts.how}</p>
              <TextField
                label={texts.number}
                inputMode="numeric"
                autoComplete="off"
                maxLength={4}
                value={typed}
                onChange={setTyped}
              />
            </Stack>
          </AskedAction>
        </ButtonRow>
      </Stack>
    </Alert>
  );
}

/** Shows how an election goes on: by a lot, by a second round, or not; and how a lot that was drawn can be checked. */
export function ElectionNext({ params, ballot, mayGoOn, onSecondRound }: ElectionNextProps) {
  const { election, result, annulment } = ballot;
  if (!election || !result?.election || annulment) return null;
  const { hash, seed, number } = election.lot;
  if (seed !== null && number !== null) return <p>{texts.drawn(seed, number, hash)}</p>;
  if (!mayGoOn) return null;
  if (result.election.lot) return <DrawLot params={params} ballot={ballot} hash={hash} />;
  if (!result.election.second_round || !onSecondRound) return null;
  return (
    <ButtonRow>
      <Button onPress={onSecondRound}>{texts.secondRound}</Button>
    </ButtonRow>
  );
}
