import { SUBJECT_LENGTH_MAX } from '@mijn/domain/todos';
import { REPORT_TEXT_LENGTH_MAX } from '@mijn/domain/limits';
import { Button } from '@mijn/ui/button';
import { focusField } from '@mijn/ui/focus';
import { Stack } from '@mijn/ui/stack';
import { TextArea } from '@mijn/ui/text-area';
import { VisuallyHidden } from '@mijn/ui/visually-hidden';
import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { FormTextField, useFormFieldProps } from '../../../../shared/forms/fields.tsx';
import { useSetFormValue } from '../../../../shared/forms/use-form-values.ts';
import { followingSubject } from './report-values.ts';
import { texts } from './texts.ts';

interface TextQuestionProps {
  /** Whether the subject has a field. Until then it is one line of text. */
  isEditing: boolean;
  onEdit: () => void;
  /** What to write. */
  help: string;
}

export function TextQuestion({ isEditing, onEdit, help }: TextQuestionProps) {
  const text = useFormFieldProps('text');
  const subject = useFormFieldProps('subject');
  const setSubject = useSetFormValue('subject');
  const before = useRef(text.value);
  const follow = useEffectEvent((next: string) => {
    const following = followingSubject({ text: before.current, subject: subject.value }, next);
    before.current = next;
    if (following !== subject.value) setSubject(following);
  });
  useEffect(() => follow(text.value), [text.value]);
  const edit = () => {
    flushSync(onEdit);
    focusField(subject.id);
  };
  return (
    <Stack gap="small">
      <TextArea {...text} question={1} description={help} rows={4} maxLength={REPORT_TEXT_LENGTH_MAX} />
      {isEditing && <FormTextField name="subject" autoComplete="off" maxLength={SUBJECT_LENGTH_MAX} />}
      {!isEditing && subject.value !== '' && (
        <p>
          {texts.subject} <strong>{subject.value}</strong>{' '}
          <Button variant="link" onPress={edit}>
            {texts.edit}
            <VisuallyHidden> {texts.editHidden}</VisuallyHidden>
          </Button>
        </p>
      )}
    </Stack>
  );
}
