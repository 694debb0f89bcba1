import { type ApiError, GENERAL_ERROR_TEXT, NETWORK_ERROR_TEXT } from '@mijn/api';
import type { validate as validateType } from '@mijn/domain/validation';
import { loadWhenIdle } from '@mijn/ui/lazy-part';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { FaultPlaces, FormFault, MissingTexts } from './form-texts.ts';

/** Loads the messages. Returns undefined if the server does not have those of this page any more. */
const loadTexts = () => import('./form-texts.ts').catch(() => undefined);

/**
 * Loads the messages with the first error. Only the one for a lost connection is always available. Every error has a
 * message, also one with codes or fields that are newer than this page.
 */
export async function toFormFault(error: ApiError, places: FaultPlaces = {}): Promise<FormFault> {
  if (error.kind === 'network' || error.kind === 'cancelled') return { fields: {}, form: NETWORK_ERROR_TEXT };
  const texts = await loadTexts();
  return texts ? texts.formFaultOf(error, places) : { fields: {}, form: GENERAL_ERROR_TEXT };
}

const NONE: FormFault = { fields: {} };

/** Keeps the server errors apart from Formik's errors, because each validation replaces those. */
export function useServerFaults(places: FaultPlaces) {
  const [faults, setFaults] = useState(NONE);
  const forgetField = useCallback((name: string) => {
    setFaults((current) => {
      if (!(name in current.fields)) return current;
      const { [name]: _, ...fields } = current.fields;
      return { ...current, fields };
    });
  }, []);
  return {
    faults,
    forgetField,
    forgetAll: () => setFaults(NONE),
    /** Returns whether a field caused the error. */
    take: async (error: ApiError): Promise<boolean> => {
      const next = await toFormFault(error, places);
      setFaults(next);
      return Object.keys(next.fields).length > 0;
    },
  };
}

export type FormSchema = Parameters<typeof validateType>[0];

const loadValidator = (loadSchema: () => Promise<FormSchema>) =>
  Promise.all([loadSchema(), import('@mijn/domain/validation'), loadTexts()]);

/** Loads the validator while the page is idle, so that a form without a connection is still validated. */
export function useValidatorWhenIdle(loadSchema: () => Promise<FormSchema>): void {
  const load = useEffectEvent(() => loadValidator(loadSchema));
  useEffect(() => loadWhenIdle(() => load()), []);
}

/** Validates values against the contract. The validator loads on first use, so that no screen waits for it. */
export async function validateValues(
  loadSchema: () => Promise<FormSchema>,
  values: unknown,
  missingTexts: MissingTexts = {},
): Promise<Record<string, string>> {
  const parts = await loadValidator(loadSchema).catch(() => undefined);
  // Without the modules, the save shows that there is no connection, and the server validates the values too.
  if (!parts?.[2]) return {};
  const [schema, { validate }, { textsOfInvalid }] = parts;
  const validation = await validate(schema, values, 'cast');
  return validation.ok ? {} : textsOfInvalid(validation.errors, missingTexts);
}
