import type { Association } from '@mijn/domain/associations';
import { createContext, useContext } from 'react';
import { useSearchParams } from 'react-router';

interface AssociationState {
  association: Association;
  /** Whether this member opened the current URL for this association. */
  isOwnAddress: boolean;
}

/** The context with the association that a page is about. */
export const AssociationContext = createContext<AssociationState | null>(null);

function useAssociationState(): AssociationState {
  const state = useContext(AssociationContext);
  if (!state) throw new Error('useAssociation needs an AssociationLayout above it.');
  return state;
}

/** Returns the association that the page is about. */
export const useAssociation = (): Association => useAssociationState().association;

const NOTHING = new URLSearchParams();

/**
 * Returns the query string of the URL. It is empty if another member opened the URL or if the URL belongs to
 * another association.
 */
export function useOwnSearch(): { search: URLSearchParams; isOwnAddress: boolean } {
  const { isOwnAddress } = useAssociationState();
  const [search] = useSearchParams();
  return { search: isOwnAddress ? search : NOTHING, isOwnAddress };
}
