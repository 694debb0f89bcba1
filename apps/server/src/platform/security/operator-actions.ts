/**
 * What the operator does with accounts and with the portal. The list of a member's activity leaves these out, because a client of
 * the API knows the actions of its version alone; a download of personal data has them.
 */
export const operatorActionTexts = {
  user_disabled: 'Uw account is uitgezet',
  user_enabled: 'Uw account is weer aangezet',
  user_deleted: 'Een account is verwijderd',
  operator_looked: 'De beheerder van het portaal heeft gegevens bekeken',
  membership_granted: 'Rechten in een vereniging gegeven',
  membership_revoked: 'Rechten in een vereniging ingetrokken',
  maintenance_began: 'Onderhoud begonnen',
  maintenance_ended: 'Onderhoud afgelopen',
} as const;

export type OperatorAction = keyof typeof operatorActionTexts;

export const operatorActions: readonly string[] = Object.keys(operatorActionTexts);
