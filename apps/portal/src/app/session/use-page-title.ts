import { pageTitle } from '@mijn/domain/associations';
import { useEffect } from 'react';
import { useBrand } from '../../shared/brand/brand.ts';
import { useSession } from '../../shared/session/use-session.ts';

/** Keeps the browser's title: company, dash, active association (specification §1). */
export function usePageTitle(): void {
  const { company } = useBrand();
  const { activeAssociation } = useSession();
  useEffect(() => {
    document.title = pageTitle(company, activeAssociation);
  }, [company, activeAssociation]);
}
