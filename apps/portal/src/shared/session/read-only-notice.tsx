import { Alert } from '@mijn/ui/alert';

export const readOnlyText = 'U kijkt mee namens een klant, en kunt niets wijzigen.';

export function ReadOnlyNotice() {
  return <Alert tone="info">{readOnlyText}</Alert>;
}
