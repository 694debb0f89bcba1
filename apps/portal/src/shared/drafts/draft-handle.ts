import type { ReactNode } from 'react';
import type { Draft, DraftContent, FileName, FormValues } from './draft.ts';

/** The current state of a form, from which its draft is made. */
export interface FormState {
  values: FormValues;
  initialValues: FormValues;
  version: number | undefined;
  files: readonly FileName[];
}

/** The draft of one form, to pass to the prop `draft` of `PortalForm`. */
export interface DraftHandle {
  /** The key of the draft in the storage. */
  key: string;
  /** The draft of an earlier visit. Undefined if there is none or if it was discarded. */
  stored: Draft | undefined;
  /** Whether the draft may be written: no other tab has it. */
  isLocked: boolean;
  keep: (content: DraftContent) => void;
  /** Removes the draft, because the form was saved or no longer differs from its initial values. */
  forget: () => void;
  /** Throws the draft away and shows the form without it. A toast, and the list of such drafts, can put it back. */
  discard: () => void;
  /** Keeps the unsaved input and shows a toast. Called when the form is closed. */
  leave: (content: DraftContent) => void;
  /** Returns the initial values of a form: those of the draft if there is one. */
  startValues: <Values extends FormValues>(initial: Values) => Values;
  /**
   * The components that store the draft of a form and show a message about it. They are in this object so
   * that a form without drafts does not load their code.
   */
  draw: (state: FormState, onRestart: () => void) => ReactNode;
}
