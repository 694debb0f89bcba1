import type { ReactNode } from 'react';
import type { Draft, DraftContent, FileName, FormValues } from './draft.ts';

export interface FormState {
  values: FormValues;
  initialValues: FormValues;
  version: number | undefined;
  files: readonly FileName[];
}

/** The draft of one form, to pass to the prop `draft` of `PortalForm`. */
export interface DraftHandle {
  key: string;
  stored: Draft | undefined;
  /** Whether the draft may be written: no other tab has it. */
  isLocked: boolean;
  keep: (content: DraftContent) => void;
  forget: () => void;
  discard: () => void;
  /** Keeps the unsaved input and shows a toast. Called when the form is closed. */
  leave: (content: DraftContent) => void;
  /** Returns the idempotency key of a content that is sent from the form. It stays the same over a reload. */
  keyOf: (content: object) => string;
  /** Gives the form other keys, so that what was sent before is created once more. */
  startAnew: () => void;
  startValues: <Values extends FormValues>(initial: Values) => Values;
  /**
   * The components that store and show the draft. They are in this object so that a form without drafts does not load
   * their code.
   */
  draw: (state: FormState, onRestart: () => void) => ReactNode;
}
