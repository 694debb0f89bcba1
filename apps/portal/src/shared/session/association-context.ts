import type { Association } from '@mijn/domain/associations';
import { createContext, useContext } from 'react';
import { useSearchParams } from 'react-router';

interface AssociationState {
  association: Association;
  /** Whether the address was opened by this member for this association. */
  isOwnAddress: boolean;
}

/** The association that a page is about. */
export const AssociationContext = createContext<AssociationState | null>(null);

function useAssociationState(): AssociationState {
  const state = useContext(AssociationContext);
  if (!state) throw new Error('useAssociation needs an AssociationLayout above it.');
  return state;
}

/** The association that the page is about. */
export const useAssociation = (): Association => useAssociationState().association;

const NOTHING = new URLSearchParams();

/** The search part of the address; empty for one that another member opened, or that is of another association. */
export function useOwnSearch(): { search: URLSearchParams; isOwnAddress: boolean } {
  const { isOwnAddress } = useAssociationState();
  const [search] = useSearchParams();
  return { search: isOwnAddress ? search : NOTHING, isOwnAddress };
}
