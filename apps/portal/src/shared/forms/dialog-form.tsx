import { Button } from '@mijn/ui/button';
import { Dialog } from '@mijn/ui/dialog';
import { Stack } from '@mijn/ui/stack';
import { type ReactNode, useId } from 'react';
import type { FormValues } from '../drafts/draft.ts';
import type { DraftHandle } from '../drafts/draft-handle.ts';
import { PortalForm, type PortalFormProps } from './portal-form.tsx';

const texts = { cancel: 'Annuleren' } as const;

interface DialogFormProps<Values extends FormValues> extends Omit<
  PortalFormProps<Values>,
  'formId' | 'draft'
> {
  title: string;
  submitLabel: string;
  onSubmitPress?: () => void;
  isSaving?: boolean;
  onClose: () => void;
  /** The draft that keeps the input, or null if the input is a secret, which is never stored. */
  draft: DraftHandle | null;
  notice?: ReactNode;
  formKey?: string | number;
}

export function DialogForm<Values extends FormValues>(props: DialogFormProps<Values>) {
  const {
    title,
    submitLabel,
    onSubmitPress,
    isSaving = false,
    onClose,
    notice,
    formKey,
    draft,
    ...form
  } = props;
  const formId = useId();
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={formId} isPending={isSaving} onPress={() => onSubmitPress?.()}>
            {submitLabel}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <Stack>
        {notice}
        <PortalForm<Values> key={formKey} formId={formId} {...(draft && { draft })} {...form} />
      </Stack>
    </Dialog>
  );
}
