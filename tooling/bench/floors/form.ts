import { FormikProvider, useField, useFormik, useFormikContext } from 'formik';

export const kept = [FormikProvider, useField, useFormik, useFormikContext];
