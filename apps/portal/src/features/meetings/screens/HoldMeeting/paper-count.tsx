import type { ApiError } from '@mijn/api';
import type { Ballot } from '@mijn/domain/ballots';
import { Form, SubmitButton } from '@mijn/ui/form';
import { Section } from '@mijn/ui/section';
import { Stack } from '@mijn/ui/stack';
import { TextField } from '@mijn/ui/text-field';
import { useId, useState } from 'react';
import { countFailureText } from '../../hold/texts.ts';
import { fieldsOf, numberOf, type PaperTotals, type PaperValues, sumOf, totalsOf } from './paper-values.ts';
import { texts as allTexts } from './texts.ts';

const { paper: texts } = allTexts.count;

interface PaperCountProps {
  ballot: Ballot;
  /** The votes on paper: what is entered must be as many together. */
  votes: number;
  /** The votes for which each slip counts. */
  votesEach: number;
  /** Enters the totals, and returns the error. */
  enter: (totals: PaperTotals) => Promise<ApiError | undefined>;
}

/** Asks the chair what the slips of a secret ballot say. Its result appears after it. */
export function PaperCount({ ballot, votes, votesEach, enter }: PaperCountProps) {
  const id = useId();
  const [values, setValues] = useState<PaperValues>({});
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const fields = fieldsOf(ballot);
  const sum = sumOf(values, ballot);
  const faults = fields
    .filter((field) => numberOf(values[field.id]) === undefined)
    .map((field) => ({ id: `${id}-${field.id}`, label: field.label, message: texts.number }));
  const isTried = attempt > 0;
  const wrongSum = faults.length === 0 && sum !== votes ? texts.sum(sum, votes) : undefined;
  const submit = async () => {
    setFailure(undefined);
    if (faults.length > 0 || wrongSum !== undefined) {
      setAttempt((count) => count + 1);
      return;
    }
    setBusy(true);
    const error = await enter(totalsOf(values, ballot));
    setBusy(false);
    if (error) setFailure(countFailureText(error));
  };
  return (
    <Section title={texts.title} size="small">
      <Stack gap="small">
        <p>{texts.text(votes, votesEach)}</p>
        <p>{texts.wholeSum}</p>
        <Form
          aria-label={texts.title}
          errors={isTried ? faults : []}
          attempt={attempt}
          errorMessage={(isTried ? wrongSum : undefined) ?? failure}
          isBusy={isBusy}
          onSubmit={() => void submit()}
          actions={<SubmitButton>{texts.submit}</SubmitButton>}
        >
          {fields.map((field) => (
            <TextField
              key={field.id}
              id={`${id}-${field.id}`}
              label={field.label}
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
              value={values[field.id] ?? ''}
              errorMessage={isTried && numberOf(values[field.id]) === undefined ? texts.number : undefined}
              onChange={(text) => setValues((before) => ({ ...before, [field.id]: text }))}
            />
          ))}
          <output>{texts.so(sum, votes)}</output>
        </Form>
      </Stack>
    </Section>
  );
}
