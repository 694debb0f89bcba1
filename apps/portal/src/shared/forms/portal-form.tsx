import type { ApiError } from '@mijn/api';
import type { ErrorCode } from '@mijn/domain/errors';
import { Form } from '@mijn/ui/form';
import { FormikProvider, useFormik } from 'formik';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { FormContext, fieldId } from './form-context.ts';
import { useServerFaults } from './use-server-faults.ts';
import { type FormSchema, validateValues } from './validate-values.ts';

/** What the fields of a form hold, by name. */
type FormValues = Record<string, string | readonly string[]>;

export interface PortalFormProps<Values extends FormValues> {
  initialValues: Values;
  /** Of the fields that are shown. */
  labels: Partial<Record<keyof Values & string, string>>;
  /** What is told when a value without a field is wrong, such as one from the address. */
  hiddenFault?: string;
  /** Loads the contract that the values must keep. */
  loadSchema: () => Promise<FormSchema>;
  /** Saves, and gives back what went wrong; undefined when all went well. */
  save: (values: Values) => Promise<ApiError | undefined>;
  fieldOfCode?: Partial<Record<ErrorCode, keyof Values & string>>;
  /** The id of the form element, for a submit button that stands outside it. */
  formId?: string;
  /** Told whether anything differs from the initial values. */
  onDirtyChange?: (isDirty: boolean) => void;
  children: ReactNode;
}

/** The form of ui on Formik: judges by the contract, saves, and puts every fault at its field. Nothing typed is lost. */
export function PortalForm<Values extends FormValues>(props: PortalFormProps<Values>) {
  const {
    initialValues,
    labels,
    hiddenFault,
    loadSchema,
    save,
    fieldOfCode,
    formId,
    onDirtyChange,
    children,
  } = props;
  const id = useId();
  const [attempt, setAttempt] = useState(0);
  const hasFaults = useRef(false);
  const server = useServerFaults(fieldOfCode);
  const formik = useFormik<Values>({
    initialValues,
    validateOnBlur: attempt > 0,
    validateOnChange: attempt > 0,
    validate: async (values) => {
      const faults = await validateValues(loadSchema, values);
      hasFaults.current = Object.keys(faults).length > 0;
      return faults;
    },
    onSubmit: async (values) => {
      server.forgetAll();
      const error = await save(values);
      if (error) hasFaults.current = await server.take(error);
    },
  });
  const submit = async () => {
    await formik.submitForm();
    // Counted only when fields are wrong: a later attempt would else move the focus while someone types.
    if (hasFaults.current) setAttempt((count) => count + 1);
  };
  const { dirty, errors: ownFaults, isSubmitting } = formik;
  useEffect(() => onDirtyChange?.(dirty), [onDirtyChange, dirty]);
  const { fields: serverFaults, form: formFault } = server.faults;
  const faults: Readonly<Record<string, unknown>> = { ...serverFaults, ...ownFaults };
  const errors = Object.entries<string | undefined>(labels).flatMap(([name, label]) => {
    const message = faults[name];
    return typeof message === 'string' && label ? [{ id: fieldId(id, name), label, message }] : [];
  });
  const isHiddenWrong = attempt > 0 && Object.keys(faults).some((name) => !(name in labels));
  const context = useMemo(
    () => ({ id, labels, serverFaults, onFieldChange: server.forgetField }),
    [id, labels, serverFaults, server.forgetField],
  );

  return (
    <FormikProvider value={formik}>
      <FormContext value={context}>
        <Form
          id={formId}
          errors={errors}
          attempt={attempt}
          errorMessage={formFault ?? (isHiddenWrong ? hiddenFault : undefined)}
          isBusy={isSubmitting}
          onSubmit={() => void submit()}
        >
          {children}
        </Form>
      </FormContext>
    </FormikProvider>
  );
}
