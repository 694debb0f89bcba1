import { agendaItemKinds } from '@mijn/domain/agenda';
import { type AttachedFile, fileTitle } from '@mijn/domain/files';
import {
  AGENDA_TEXT_LENGTH_MAX,
  DECISION_KIND_LENGTH_MAX,
  SUBJECT_LENGTH_MAX,
  WORDING_LENGTH_MAX,
} from '@mijn/domain/limits';
import { Checkbox } from '@mijn/ui/checkbox';
import { Section } from '@mijn/ui/section';
import { Stack } from '@mijn/ui/stack';
import { Suggestions } from '@mijn/ui/suggestions';
import { TextArea } from '@mijn/ui/text-area';
import { useState } from 'react';
import { FormTextField, useFormFieldProps } from '../../../../shared/forms/fields.tsx';
import { FormRadioGroup } from '../../../../shared/forms/radio-field.tsx';
import { FormTextArea } from '../../../../shared/forms/text-area-field.tsx';
import { useFormValues } from '../../../../shared/forms/use-form-values.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useGetVotingRulesQuery } from '../../meeting-calls.ts';
import type { AgendaItemValues } from './agenda-item-values.ts';
import { ElectionQuestion } from './election-question.tsx';
import { texts } from './texts.ts';

/** Asks for the kind of decision: one of the voting rules, or another one. */
function DecisionKindQuestion() {
  const { id: association_id } = useAssociation();
  const { data } = useGetVotingRulesQuery({ params: { association_id } });
  const { value, onChange } = useFormFieldProps('decision_kind');
  const kinds = new Set(data?.rules.flatMap(({ decision_kind }) => decision_kind || []));
  const options = [...kinds].map((kind) => ({ id: kind, label: kind }));
  return (
    <Stack gap="small">
      <FormTextField
        name="decision_kind"
        description={texts.decisionKindHelp}
        autoComplete="off"
        maxLength={DECISION_KIND_LENGTH_MAX}
        isOptional
      />
      {options.length > 0 && (
        <Suggestions
          label={texts.decisionKinds}
          options={options}
          chosenId={kinds.has(value.trim()) ? value.trim() : null}
          onChoose={onChange}
        />
      )}
    </Stack>
  );
}

const optionsOf = (lines: string): string[] => lines.split('\n').flatMap((line) => line.trim() || []);

/** Shows the options as a text with each of them on a line of its own. The text keeps the lines that are empty. */
function OptionsField() {
  const { value, onChange, ...field } = useFormFieldProps<readonly string[]>('options');
  const [lines, setLines] = useState(() => value.join('\n'));
  return (
    <TextArea
      {...field}
      value={lines}
      onChange={(next) => {
        setLines(next);
        onChange(optionsOf(next));
      }}
      rows={3}
      description={texts.optionsHelp}
      isOptional
    />
  );
}

/** Asks which documents of the meeting belong to the item. */
function DocumentsQuestion({ documents }: { documents: readonly AttachedFile[] }) {
  const { id, label, value, onChange, errorMessage } = useFormFieldProps<readonly string[]>('document_ids');
  return (
    <Section title={label}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a legend can't be hidden without a style */}
      <div id={id} role="group" aria-label={label}>
        {documents.length === 0 ? (
          <p>{texts.noDocuments}</p>
        ) : (
          <Stack gap="small">
            {documents.map((document, at) => (
              <Checkbox
                key={document.id}
                label={fileTitle(document)}
                isSelected={value.includes(document.id)}
                {...(at === 0 && { errorMessage })}
                onChange={(isSelected) =>
                  onChange(isSelected ? [...value, document.id] : value.filter((one) => one !== document.id))
                }
              />
            ))}
          </Stack>
        )}
      </div>
    </Section>
  );
}

/** The fields of an agenda item. What was typed for a decision stays while another kind is chosen. */
export function AgendaItemFields({ documents }: { documents: readonly AttachedFile[] }) {
  const { kind } = useFormValues<AgendaItemValues>();
  return (
    <>
      <FormTextField name="title" autoComplete="off" maxLength={SUBJECT_LENGTH_MAX} />
      <FormTextArea name="text" rows={3} maxLength={AGENDA_TEXT_LENGTH_MAX} isOptional />
      <FormRadioGroup
        name="kind"
        options={agendaItemKinds.map((id) => Object.assign({ id }, texts.kinds[id]))}
      />
      {kind === 'decide' && (
        <>
          <FormTextArea
            name="wording"
            rows={4}
            maxLength={WORDING_LENGTH_MAX}
            description={texts.wordingHelp}
          />
          <DecisionKindQuestion />
          <OptionsField />
          <ElectionQuestion />
        </>
      )}
      <DocumentsQuestion documents={documents} />
    </>
  );
}
