import { formsOf } from '@mijn/api/forms';
import type { Form } from '@mijn/domain/forms';
import { useMemo } from 'react';
import { useConnection } from '../../shared/api/connection-context.ts';

/** The addresses of the files of an association's forms. */
export function useFormAddresses(associationId: string) {
  const forms = formsOf(useConnection());
  return useMemo(() => {
    const paramsOf = ({ id }: Form) => ({ association_id: associationId, form_id: id });
    return {
      /** The form to save. */
      downloadOf: (form: Form) => forms.downloadForm({ params: paramsOf(form) }),
      /** The form to look at. */
      viewOf: (form: Form) =>
        forms.downloadForm({ params: paramsOf(form), query: { disposition: 'inline' } }),
      thumbnailOf: (form: Form) =>
        form.has_thumbnail ? forms.getThumbnail({ params: paramsOf(form) }) : undefined,
    };
  }, [forms, associationId]);
}
