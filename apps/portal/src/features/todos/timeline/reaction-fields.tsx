import { lazyPart } from '@mijn/ui/lazy-part';
import { mdiPaperclip } from '@mdi/js';
import { REACTION_TEXT_LENGTH_MAX } from '@mijn/domain/limits';
import type { Entry } from '@mijn/domain/timeline';
import { Button } from '@mijn/ui/button';
import { type ReactNode, useState } from 'react';
import { FormTextArea } from '../../../shared/forms/text-area-field.tsx';
import { useFormValues } from '../../../shared/forms/use-form-values.ts';
import { hasFiles, type ReactionValues } from './reaction-values.ts';
import { texts } from './texts.ts';

const { Component: ReactionFiles } = lazyPart(
  'reaction-files',
  async () => (await import('./reaction-files.tsx')).ReactionFiles,
);

/** The length of a text from which its characters are counted below it. */
const COUNTED_FROM = REACTION_TEXT_LENGTH_MAX / 2;

interface ReactionFieldsProps {
  todoId: string;
  draftKey: string;
  /** The edited reaction, whose files the form has already. */
  entry?: Entry | undefined;
  /** Lays out the button that adds files. Most reactions have none, so that its fields load when it is pressed. */
  children: (addFiles: ReactNode) => ReactNode;
}

/** Shows the fields of a reaction: the text, and the photos and PDFs once the member wants them. */
export function ReactionFields({ todoId, draftKey, entry, children }: ReactionFieldsProps) {
  const values = useFormValues<ReactionValues>();
  const [isAdding, setAdding] = useState(hasFiles(values));
  return (
    <>
      <FormTextArea
        name="text"
        rows={3}
        // The count below a short text would only take room.
        {...(values.text.length > COUNTED_FROM && { maxLength: REACTION_TEXT_LENGTH_MAX })}
        placeholder={texts.placeholder}
      />
      {isAdding && <ReactionFiles todoId={todoId} draftKey={draftKey} entry={entry} />}
      {children(
        !isAdding && (
          <Button variant="quiet" icon={mdiPaperclip} onPress={() => setAdding(true)}>
            {texts.addFiles}
          </Button>
        ),
      )}
    </>
  );
}
