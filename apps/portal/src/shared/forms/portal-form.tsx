import type { ApiError } from '@mijn/api';
import type { ErrorCode } from '@mijn/domain/errors';
import { Form } from '@mijn/ui/form';
import { focusField } from '@mijn/ui/keep-focus';
import { FormikProvider, useFormik } from 'formik';
import { Fragment, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import type { FileName, FormValues } from '../drafts/draft.ts';
import type { DraftHandle } from '../drafts/use-draft.tsx';
import { FormContext, fieldId } from './fields.tsx';
import { type FormSchema, useServerFaults, validateValues } from './form-faults.ts';

/** What became of a save: undefined when all went well, `unsaved` when the screen itself says what went wrong. */
export type SaveOutcome = ApiError | 'unsaved' | undefined;

export interface PortalFormProps<Values extends FormValues> {
  initialValues: Values;
  /** Of the fields that are shown, in their order. */
  labels: Partial<Record<keyof Values & string, string>>;
  /** The error for a wrong value that has no field, such as one from the address. */
  hiddenFault?: string;
  /** What is said of an empty field, where "Vul dit veld in." does not fit. */
  missingTexts?: Partial<Record<keyof Values & string, string>>;
  /** Loads the contract that the values must keep. */
  loadSchema: () => Promise<FormSchema>;
  save: (values: Values) => Promise<SaveOutcome>;
  fieldOfCode?: Partial<Record<ErrorCode, keyof Values & string>>;
  /** The id of the form element, for a submit button that stands outside it. */
  formId?: string;
  /** Keeps what is typed until it is saved: `draft={useDraft('bulletin/new')}`. */
  draft?: DraftHandle;
  /** Of what is edited, for its draft. */
  version?: number;
  /** The chosen files, of which a draft keeps the names. */
  files?: readonly FileName[];
  /** Called when the member begins anew, for what the form does not hold itself. */
  onRestart?: () => void;
  children: ReactNode;
}

const NO_FILES: readonly FileName[] = [];

/** The form of ui on Formik: it validates by the contract, saves, and shows every fault at its field. It keeps what was typed. */
export function PortalForm<Values extends FormValues>(props: PortalFormProps<Values>) {
  const { initialValues, labels, hiddenFault, loadSchema, save, fieldOfCode, formId, draft, children } =
    props;
  const { files = NO_FILES, version, missingTexts, onRestart } = props;
  const id = useId();
  const [attempt, setAttempt] = useState(0);
  const [round, setRound] = useState(0);
  const hasFaults = useRef(false);
  const saved = useRef<Values>(undefined);
  const server = useServerFaults(fieldOfCode);
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
  const submit = async () => {
    // A second click, while what was saved still closes.
    if (saved.current === formik.values) return;
    await formik.submitForm();
    // Counted only when fields are wrong: a later attempt would else move the focus while someone types.
    if (hasFaults.current) setAttempt((count) => count + 1);
  };
  const restart = () => {
    draft?.discard();
    server.forgetAll();
    setAttempt(0);
    formik.resetForm({ values: initialValues });
    onRestart?.();
    setRound(round + 1);
    const [first = ''] = Object.keys(labels);
    // With the notice goes the button that had the focus.
    setTimeout(() => focusField(fieldId(id, first)));
  };
  const { fields: serverFaults, form: formFault } = server.faults;
  const faults: Readonly<Record<string, unknown>> = { ...serverFaults, ...formik.errors };
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
          isBusy={formik.isSubmitting}
          onSubmit={() => void submit()}
        >
          {draft?.draw({ values: formik.values, initialValues, version, files }, restart)}
          <Fragment key={round}>{children}</Fragment>
        </Form>
      </FormContext>
    </FormikProvider>
  );
}
