import type { ReactNode } from 'react';
import { Alert } from '../alert/alert.tsx';
import { FormErrorSummary, type FieldFault } from '../form-error-summary/form-error-summary.tsx';
import { ButtonRow, FormStack } from '../stack/stack.tsx';
import { FormBusyContext } from './form-context.ts';

export type { FieldFault };

export interface FormProps {
  /** For a submit button that stands outside it, by its attribute `form`. */
  id?: string | undefined;
  /** The form's name for screen readers, where a page has more than one. */
  'aria-label'?: string;
  /** The fields that are wrong, in the form's order. Each field also shows its own. */
  errors?: readonly FieldFault[];
  /** Counts the attempts to send: after each that failed the focus moves to what is wrong. */
  attempt?: number;
  /** What went wrong with the whole form, what was kept, and what to do. */
  errorMessage?: string | undefined;
  /** While it is being sent: it can't be sent again, and what is typed stays. */
  isBusy?: boolean;
  onSubmit: () => void;
  /** Buttons in a row below the fields, the SubmitButton first. */
  actions?: ReactNode;
  children: ReactNode;
}

const NONE: readonly FieldFault[] = [];

/** A form: fields below each other, what is wrong at the top, the actions below. It keeps everything that was typed. */
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
  return (
    <FormBusyContext value={isBusy}>
      <FormStack
        {...attributes}
        aria-busy={isBusy}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onSubmit();
        }}
      >
        {errorMessage !== undefined && (
          <Alert tone="danger" isAnnounced>
            {errorMessage}
          </Alert>
        )}
        <FormErrorSummary errors={errors} attempt={attempt} />
        {children}
        {actions !== undefined && <ButtonRow>{actions}</ButtonRow>}
      </FormStack>
    </FormBusyContext>
  );
}

export { SubmitButton, type SubmitButtonProps } from './submit-button.tsx';
