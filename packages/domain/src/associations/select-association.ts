import type { Association } from './association.contract.ts';

interface Memberships {
  associations: readonly Association[];
  last_active_association_id: string | null;
}

/**
 * The active association (specification §4): the chosen one while the user is a member of it, else the last active
 * one, else the first. Undefined for a user without associations.
 */
export function selectAssociation(
  { associations, last_active_association_id }: Memberships,
  chosenId: string | null | undefined,
): Association | undefined {
  const byId = (id: string | null | undefined) => associations.find((association) => association.id === id);
  return byId(chosenId) ?? byId(last_active_association_id) ?? associations[0];
}
