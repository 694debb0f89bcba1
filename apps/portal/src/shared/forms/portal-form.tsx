import type { ApiError } from '@mijn/api';
import type { ErrorCode } from '@mijn/domain/errors';
import { Form } from '@mijn/ui/form';
import { focusField } from '@mijn/ui/focus';
import { FormikProvider, useFormik } from 'formik';
import { Fragment, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FileName, FormValues } from '../drafts/draft.ts';
import type { DraftHandle } from '../drafts/draft-handle.ts';
import { FormContext, fieldId } from './fields.tsx';
import { useFieldParts } from './use-field-parts.ts';
import { useReadFields } from './use-read-fields.ts';
import { type FormSchema, useServerFaults, useValidatorWhenIdle, validateValues } from './form-faults.ts';

/** The result of a save: undefined on success, and `unsaved` if the screen itself shows the error. */
export type SaveOutcome = ApiError | 'unsaved' | undefined;

export interface PortalFormProps<Values extends FormValues> {
  initialValues: Values;
  labels: Partial<Record<keyof Values & string, string>>;
  /** The error message for an invalid value without a visible field, such as a value from the URL. */
  hiddenFault?: string;
  /** The messages for empty required fields, where "Vul dit veld in." does not fit. */
  missingTexts?: Partial<Record<keyof Values & string, string>>;
  loadSchema: () => Promise<FormSchema>;
  save: (values: Values) => Promise<SaveOutcome>;
  fieldOfCode?: Partial<Record<ErrorCode, keyof Values & string>>;
  formId?: string;
  /** The draft that keeps the input until it is saved: `draft={useDraft()}` in a `DraftScope`. */
  draft?: DraftHandle;
  version?: number;
  files?: readonly FileName[];
  onRestart?: () => void;
  children: ReactNode;
}

const NO_FILES: readonly FileName[] = [];

export function PortalForm<Values extends FormValues>(props: PortalFormProps<Values>) {
  const { initialValues, labels, hiddenFault, loadSchema, save, fieldOfCode, formId, draft, children } =
    props;
  const { files: ownFiles = NO_FILES, version, missingTexts, onRestart } = props;
  const id = useId();
  const [attempt, setAttempt] = useState(0);
  const [round, setRound] = useState(0);
  const hasFaults = useRef(false);
  const saved = useRef<Values>(undefined);
  const isShown = (name: string) => document.getElementById(fieldId(id, name)) !== null;
  const server = useServerFaults({ fieldOfCode, isShown });
  useValidatorWhenIdle(loadSchema);
  const { files, holds, surroundings, restart: restartFields } = useFieldParts(ownFiles);
  const formik = useFormik<Values>({
    initialValues: draft?.startValues(initialValues) ?? initialValues,
    validateOnBlur: attempt > 0,
    validateOnChange: attempt > 0,
    validate: async (values) => {
      const faults = await validateValues(loadSchema, values, missingTexts);
      hasFaults.current = Object.keys(faults).length > 0;
      return faults;
    },
    onSubmit: async (values) => {
      server.forgetAll();
      const outcome = await save(values);
      if (outcome === undefined) {
        saved.current = values;
        draft?.forget();
      }
      if (outcome !== undefined && outcome !== 'unsaved') hasFaults.current = await server.take(outcome);
    },
  });
  const readOtherFields = useReadFields(id, formik.values);
  const submit = async () => {
    // Ignores a second click while the saved form is closing.
    if (saved.current === formik.values) return;
    const isHeld = Object.keys(holds).length > 0;
    if (isHeld) await formik.validateForm();
    else await formik.submitForm();
    // Only an attempt with invalid fields counts. Otherwise a later one would move the focus while the user types.
    if (hasFaults.current || isHeld) setAttempt((count) => count + 1);
  };
  const restart = () => {
    restartFields();
    draft?.discard();
    server.forgetAll();
    setAttempt(0);
    formik.resetForm({ values: initialValues });
    onRestart?.();
    setRound(round + 1);
    const [first = ''] = Object.keys(labels);
    // The focused button disappears with the draft message, so the focus moves to the first field.
    setTimeout(() => focusField(fieldId(id, first)));
  };
  const { fields, form: formFault } = server.faults;
  const serverFaults = useMemo(
    () => (attempt > 0 ? { ...fields, ...holds } : fields),
    [attempt, fields, holds],
  );
  const faults: Readonly<Record<string, unknown>> = { ...serverFaults, ...formik.errors };
  const errors = Object.entries<string | undefined>(labels).flatMap(([name, label]) => {
    const message = faults[name];
    return typeof message === 'string' && label ? [{ id: fieldId(id, name), label, message }] : [];
  });
  const isHiddenWrong = attempt > 0 && Object.keys(faults).some((name) => !(name in labels));
  const context = useMemo(
    () => ({
      ...surroundings,
      id,
      draft,
      labels,
      serverFaults,
      onFieldChange: server.forgetField,
      readOtherFields,
    }),
    [surroundings, id, draft, labels, serverFaults, server.forgetField, readOtherFields],
  );

  return (
    <FormikProvider value={formik}>
      <FormContext value={context}>
        <Form
          id={formId}
          errors={errors}
          attempt={attempt}
          errorMessage={(isHiddenWrong ? hiddenFault : undefined) ?? formFault}
          isBusy={formik.isSubmitting}
          onSubmit={() => {
            // Formik submits the values of the last render.
            flushSync(() => readOtherFields());
            void submit();
          }}
        >
          {draft?.draw({ values: formik.values, initialValues, version, files }, restart)}
          <Fragment key={round}>{children}</Fragment>
        </Form>
      </FormContext>
    </FormikProvider>
  );
}
