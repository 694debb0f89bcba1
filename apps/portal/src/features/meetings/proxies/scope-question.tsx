import type { AgendaItem } from '@mijn/domain/agenda';
import { proxyScopes } from '@mijn/domain/proxies';
import { Section } from '@mijn/ui/section';
import { Stack } from '@mijn/ui/stack';
import { ChoiceCards } from '../components/choice-cards/choice-cards.tsx';
import { useFormFieldProps } from '../../../shared/forms/fields.tsx';
import { formTexts as texts } from './form-texts.ts';
import { ItemsQuestion, VotesQuestion } from './votes-question.tsx';

interface ScopeQuestionProps {
  proposals: readonly AgendaItem[];
  /** Who votes, as in the middle of a sentence. */
  holder: string;
}

function ScopeChoice() {
  const { id, label, value, onChange, onBlur, errorMessage } = useFormFieldProps('scope');
  return (
    <ChoiceCards
      id={id}
      label={label}
      isLabelHidden
      options={proxyScopes.map((scope) => ({ id: scope, label: texts.scopes[scope] }))}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      errorMessage={errorMessage}
    />
  );
}

/** Asks what a proxy is about, and what the holder must vote. A meeting without proposals asks nothing. */
export function ScopeQuestion({ proposals, holder }: ScopeQuestionProps) {
  const { value } = useFormFieldProps('scope');
  if (proposals.length === 0) return null;
  return (
    <Stack gap="large">
      <Section title={texts.fields.scope}>
        <ScopeChoice />
      </Section>
      {value === 'items' ? (
        <Section title={texts.fields.items}>
          <ItemsQuestion proposals={proposals} holder={holder} />
        </Section>
      ) : (
        <Section title={texts.votes.title}>
          <VotesQuestion proposals={proposals} holder={holder} />
        </Section>
      )}
    </Stack>
  );
}
