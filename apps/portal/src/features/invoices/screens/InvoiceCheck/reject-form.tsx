import { canRetry } from '@mijn/api';
import { mdiClose } from '@mdi/js';
import type { Invoice } from '@mijn/domain/invoices';
import { REMARK_LENGTH_MAX } from '@mijn/domain/limits';
import { Button } from '@mijn/ui/button';
import { ButtonRow } from '@mijn/ui/stack';
import { TextArea } from '@mijn/ui/text-area';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DraftScope } from '../../../../shared/drafts/draft-scope.tsx';
import { useDraft } from '../../../../shared/drafts/use-draft.tsx';
import { useFormFieldProps } from '../../../../shared/forms/fields.tsx';
import { PortalForm, type SaveOutcome } from '../../../../shared/forms/portal-form.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { texts } from './texts.ts';

const loadSchema = async () => (await import('@mijn/domain/invoices/contract')).rejectForm;

export const remarkDraft = (invoiceId: string): string => `invoice/${invoiceId}/remark`;

interface RejectFormProps {
  invoice: Invoice;
  /** Whether a notice about another user's earlier decision is already shown. */
  hasConflict: boolean;
  onReject: (remark: string) => Promise<SaveOutcome>;
  onCancel: () => void;
  isDeciding: boolean;
}

function RemarkField() {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);
  return (
    <TextArea
      {...useFormFieldProps('remark')}
      description={texts.remarkHelp}
      maxLength={REMARK_LENGTH_MAX}
      isRequired
      inputRef={field}
    />
  );
}

function RemarkForm({ invoice, hasConflict, onReject, onCancel, isDeciding }: RejectFormProps) {
  const draft = useDraft();
  // Others may have decided since the remark was started.
  const [began, setBegan] = useState(draft.stored?.version ?? invoice.version);
  const [hasFailed, setFailed] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  // The field gets the focus, but the buttons of the form must be visible as well.
  useEffect(() => {
    // Some browsers return a promise here, which is not a cleanup function.
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const close = useEffectEvent(onCancel);
  useEffect(() => {
    const listen = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) close();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <div ref={form}>
      {began < invoice.version && !hasConflict && (
        <ConflictNotice conflict={{ why: 'conflict', theirs: invoice }} />
      )}
      <PortalForm
        initialValues={{ remark: '' }}
        labels={{ remark: texts.remark }}
        loadSchema={loadSchema}
        save={async ({ remark }) => {
          const outcome = await onReject(remark.trim());
          setFailed(outcome !== undefined && outcome !== 'unsaved' && canRetry(outcome));
          return outcome;
        }}
        draft={draft}
        version={began}
        onRestart={() => setBegan(invoice.version)}
      >
        <RemarkField />
        <ButtonRow>
          <Button type="submit" variant="danger" icon={mdiClose} isPending={isDeciding}>
            {hasFailed ? texts.retry : texts.reject}
          </Button>
          <Button variant="quiet" onPress={onCancel}>
            {texts.cancel}
          </Button>
        </ButtonRow>
      </PortalForm>
    </div>
  );
}

/**
 * Shows the form for the reason of a rejection (docs/product.md#invoices-decisions). Escape closes it and keeps the typed
 * text.
 */
export function RejectForm(props: RejectFormProps) {
  return (
    <DraftScope form={remarkDraft(props.invoice.id)} newLabel={texts.anotherRemark}>
      <RemarkForm {...props} />
    </DraftScope>
  );
}
