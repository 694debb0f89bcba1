import { FormDateField } from '../../../../shared/forms/choice-fields.tsx';

/** Asks for the last day on which owners vote. */
export const LastDayField = () => <FormDateField name="last_day" />;
