import { Alert } from '@mijn/ui/alert';

/** Why provider staff in a read-only session get no form. */
export const readOnlyText = 'U kijkt mee namens een klant, en kunt niets wijzigen.';

/** Shows provider staff in a read-only session why they cannot change what the page shows. */
export function ReadOnlyNotice() {
  return <Alert tone="info">{readOnlyText}</Alert>;
}
