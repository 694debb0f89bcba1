import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '../alert/alert.tsx';
import { FormErrorSummary, type FieldFault } from './form-error-summary.tsx';
import { ButtonRow, FormStack } from '../stack/stack.tsx';
import { FormBusyContext } from './form-context.ts';

export interface FormProps {
  id?: string | undefined;
  /** The name of the form for screen readers, if a page has more than one form. */
  'aria-label'?: string;
  /** The invalid fields, in the order of the form. Each field also shows its own error message. */
  errors?: readonly FieldFault[];
  /** The number of attempts to submit the form. After each failed attempt the focus moves to the errors. */
  attempt?: number;
  /** The error message of the whole form: what went wrong, what was kept, and what to do. */
  errorMessage?: string | undefined;
  /** Whether the form is being submitted. A busy form cannot be submitted again, and keeps the typed values. */
  isBusy?: boolean;
  onSubmit: () => void;
  /** The buttons in a row below the fields, with the SubmitButton first. */
  actions?: ReactNode;
  children: ReactNode;
}

const NONE: readonly FieldFault[] = [];

export function Form({
  errors = NONE,
  attempt = 0,
  errorMessage,
  isBusy = false,
  onSubmit,
  actions,
  children,
  ...attributes
}: FormProps) {
  const errorRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The user pressed a button at the end of the form, so the message can be above the screen.
    if (errorMessage !== undefined) errorRef.current?.scrollIntoView({ block: 'nearest' });
  }, [errorMessage]);
  return (
    <FormBusyContext value={isBusy}>
      <FormStack
        {...attributes}
        aria-busy={isBusy}
        // A form that is sent before the scripts have arrived does nothing: `dialog` sends it nowhere.
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onSubmit();
        }}
      >
        {errorMessage !== undefined && (
          <div ref={errorRef}>
            <Alert tone="danger" isAnnounced>
              {errorMessage}
            </Alert>
          </div>
        )}
        <FormErrorSummary errors={errors} attempt={attempt} />
        {children}
        {actions !== undefined && <ButtonRow>{actions}</ButtonRow>}
      </FormStack>
    </FormBusyContext>
  );
}

export { SubmitButton } from './submit-button.tsx';
