import { mdiAlertCircleOutline } from '@mdi/js';
import { FieldError, Label, Text } from 'react-aria-components/TextField';
import fieldStyles from '../field/field.module.css';
import { texts as fieldTexts } from '../field/texts.ts';
import type { FieldProps } from '../field/field-props.ts';
import { Icon } from '../icon/icon.tsx';

type FieldHeadProps = Pick<FieldProps, 'label' | 'description' | 'isOptional'>;

export function FieldHead({ label, description, isOptional = false }: FieldHeadProps) {
  return (
    <div className={fieldStyles['head']}>
      <Label className={fieldStyles['label'] ?? ''}>
        {label}
        {isOptional && <span className={fieldStyles['optional']}> {fieldTexts.optional}</span>}
      </Label>
      {description !== undefined && (
        <Text slot="description" className={fieldStyles['description'] ?? ''}>
          {description}
        </Text>
      )}
    </div>
  );
}

/** Shows the error message of a field. Screen readers read the message with the field. */
export function FieldErrorMessage({ children }: { children: string | undefined }) {
  return (
    <FieldError className={fieldStyles['error'] ?? ''}>
      <Icon path={mdiAlertCircleOutline} />
      <span>{children}</span>
    </FieldError>
  );
}
