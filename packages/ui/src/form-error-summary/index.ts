export { FormErrorSummary, type FieldFault, type FormErrorSummaryProps } from './form-error-summary.tsx';
