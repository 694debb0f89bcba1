import type { Association } from '@mijn/domain/associations';
import { createContext, useContext } from 'react';
import { useSearchParams } from 'react-router';

interface AssociationState {
  association: Association;
  isOwnUrl: boolean;
}

export const AssociationContext = createContext<AssociationState | null>(null);

function useAssociationState(): AssociationState {
  const state = useContext(AssociationContext);
  if (!state) throw new Error('useAssociation needs an AssociationLayout above it.');
  return state;
}

export const useAssociation = (): Association => useAssociationState().association;

const NOTHING = new URLSearchParams();

/**
 * Returns the query string of the URL, or an empty one if another member opened the URL or it belongs to another
 * association.
 */
export function useOwnSearch(): { search: URLSearchParams; isOwnUrl: boolean } {
  const { isOwnUrl } = useAssociationState();
  const [search] = useSearchParams();
  return { search: isOwnUrl ? search : NOTHING, isOwnUrl };
}
