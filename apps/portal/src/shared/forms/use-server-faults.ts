import type { ApiError } from '@mijn/api';
import type { ErrorCode } from '@mijn/domain/errors';
import { useCallback, useState } from 'react';
import { type FormFault, toFormFault } from './form-texts.ts';

const NONE: FormFault = { fields: {} };

/**
 * What the server found wrong with a form. It is not kept with Formik's errors, because each validation replaces those:
 * the fault of a field stays until that field changes, the fault of the whole form until it is sent again.
 * @param fieldOfCode the field that carries the text of a code.
 */
export function useServerFaults(fieldOfCode?: Partial<Record<ErrorCode, string>>) {
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
    /** @returns whether a field is to blame. */
    take: async (error: ApiError): Promise<boolean> => {
      const next = await toFormFault(error, fieldOfCode);
      setFaults(next);
      return Object.keys(next.fields).length > 0;
    },
  };
}
