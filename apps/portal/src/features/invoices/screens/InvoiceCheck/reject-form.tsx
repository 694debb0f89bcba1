import { mdiClose } from '@mdi/js';
import type { ApiError } from '@mijn/api';
import { REMARK_LENGTH_MAX } from '@mijn/domain/limits';
import { Button } from '@mijn/ui/button';
import { ButtonRow } from '@mijn/ui/stack';
import { useField } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormTextArea } from '../../../../shared/forms/form-text-area.tsx';
import { PortalForm } from '../../../../shared/forms/portal-form.tsx';
import { texts } from './texts.ts';

const loadSchema = async () => (await import('@mijn/domain/invoices/contract')).rejectForm;

interface RejectFormProps {
  initialRemark: string;
  /** Told at every change, so that nothing typed is lost. */
  onType: (remark: string) => void;
  onReject: (remark: string) => Promise<ApiError | undefined>;
  onCancel: () => void;
  isDeciding: boolean;
}

function RemarkField({ onType }: Pick<RejectFormProps, 'onType'>) {
  const [{ value }] = useField<string>('remark');
  const type = useEffectEvent(onType);
  useEffect(() => {
    type(value);
  }, [value]);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <FormTextArea
      name="remark"
      description={texts.remarkHelp}
      maxLength={REMARK_LENGTH_MAX}
      isRequired
      inputRef={field}
    />
  );
}

/** Why an invoice is not right: required with "Niet akkoord" (decisions §5). Escape closes it, and keeps what was typed. */
export function RejectForm({ initialRemark, onType, onReject, onCancel, isDeciding }: RejectFormProps) {
  const [hasFailed, setFailed] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  // The field takes the focus; its buttons shall be in sight too.
  useEffect(() => {
    // A browser may answer with a promise, which is nothing to clean up.
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
      <PortalForm
        initialValues={{ remark: initialRemark }}
        labels={{ remark: texts.remark }}
        loadSchema={loadSchema}
        save={async ({ remark }) => {
          const error = await onReject(remark.trim());
          setFailed(error !== undefined);
          return error;
        }}
      >
        <RemarkField onType={onType} />
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
