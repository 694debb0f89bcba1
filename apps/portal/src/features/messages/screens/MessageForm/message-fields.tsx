import type { Message } from '@mijn/domain/messages';
import { MESSAGE_TEXT_LENGTH_MAX } from '@mijn/domain/limits';
import { AttachmentsField } from '../../../../shared/attachments/attachments-field.tsx';
import { FormTextField } from '../../../../shared/forms/fields.tsx';
import { FormTextArea } from '../../../../shared/forms/text-area-field.tsx';
import { texts } from './texts.ts';

export type MessageValues = {
  subject: string;
  text: string;
  attachments: readonly string[];
};

export const valuesOf = ({ subject, text, attachments }: Message): MessageValues => ({
  subject,
  text,
  attachments: attachments.map(({ id }) => id),
});

/** @param attached the files that the edited message has already. */
export function MessageFields({ attached }: { attached?: Message['attachments'] }) {
  return (
    <>
      <FormTextField name="subject" autoComplete="off" />
      <FormTextArea name="text" rows={8} maxLength={MESSAGE_TEXT_LENGTH_MAX} description={texts.textHelp} />
      <AttachmentsField name="attachments" {...(attached && { attached })} isOptional />
    </>
  );
}
