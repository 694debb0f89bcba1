import { FormikProvider, useField, useFormik, useFormikContext } from 'formik';
import type { PropsWithChildren } from 'react';

function Name() {
  const [{ value }, { error }] = useField<string>('name');
  const { isSubmitting } = useFormikContext();
  return (
    <output aria-busy={isSubmitting}>
      {value} {error}
    </output>
  );
}

export function Part({ children }: PropsWithChildren) {
  const formik = useFormik({
    initialValues: { name: '' },
    validate: async ({ name }) => (name === '' ? { name: 'Vul een naam in.' } : {}),
    onSubmit: async () => undefined,
  });
  return (
    <FormikProvider value={formik}>
      <form onSubmit={formik.handleSubmit}>
        <Name />
        {children}
      </form>
    </FormikProvider>
  );
}
