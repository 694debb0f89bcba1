import type { ApiError } from '@mijn/api';
import type { ErrorCode } from '@mijn/domain/errors';
import { Alert } from '@mijn/ui/alert';
import { FormErrorSummary } from '@mijn/ui/form-error-summary';
import { FormStack } from '@mijn/ui/stack';
import { FormikProvider, useFormik } from 'formik';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { FormContext, fieldId } from './form-context.ts';
import { toFormFault } from './form-texts.ts';
import { type FormSchema, validateValues } from './validate-values.ts';

/** What the fields of a form hold, by name. */
type FormValues = Record<string, string | readonly string[]>;

export interface PortalFormProps<Values extends FormValues> {
  initialValues: Values;
  labels: Record<keyof Values & string, string>;
  /** Loads the contract that the values must keep. */
  loadSchema: () => Promise<FormSchema>;
  /** Saves, and gives back what went wrong; undefined when all went well. */
  save: (values: Values) => Promise<ApiError | undefined>;
  fieldOfCode?: Partial<Record<ErrorCode, keyof Values & string>>;
  /** The id of the form element, for a submit button that stands outside it. */
  formId?: string;
  children: ReactNode;
}

/** A form: nothing typed is lost when saving fails, and every fault is told at its field and summed up at the top. */
export function PortalForm<Values extends FormValues>(props: PortalFormProps<Values>) {
  const { initialValues, labels, loadSchema, save, fieldOfCode, formId, children } = props;
  const id = useId();
  const [attempt, setAttempt] = useState(0);
  const formik = useFormik<Values>({
    initialValues,
    validateOnBlur: attempt > 0,
    validateOnChange: attempt > 0,
    validate: (values) => validateValues(loadSchema, values),
    onSubmit: async (values, { setFieldError, setStatus }) => {
      setStatus(undefined);
      const error = await save(values);
      if (!error) return;
      const fault = await toFormFault(error, fieldOfCode);
      for (const [name, text] of Object.entries(fault.fields)) setFieldError(name, text);
      setStatus(fault.form);
      setAttempt((count) => count + 1);
    },
  });
  const submit = async () => {
    await formik.submitForm();
    setAttempt((count) => count + 1);
  };
  const errors = Object.entries(formik.errors).flatMap(([name, message]) =>
    typeof message === 'string' ? [{ id: fieldId(id, name), label: labels[name] ?? name, message }] : [],
  );
  const context = useMemo(() => ({ id, labels }), [id, labels]);
  const status: unknown = formik.status;

  return (
    <FormikProvider value={formik}>
      <FormContext value={context}>
        <FormStack
          id={formId}
          onSubmit={(event) => {
            event.preventDefault();
            if (!formik.isSubmitting) void submit();
          }}
        >
          {typeof status === 'string' && status !== '' && (
            <Alert tone="danger" isAnnounced>
              {status}
            </Alert>
          )}
          {errors.length > 1 && <FormErrorSummary errors={errors} attempt={attempt} />}
          {children}
        </FormStack>
      </FormContext>
    </FormikProvider>
  );
}
