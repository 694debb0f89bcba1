import { useInvoicesBadge } from '../../features/invoices/use-invoices-badge.ts';
import { useAppSelector } from '../../shared/api/hooks.ts';
import { useBrand } from '../../shared/brand/brand.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { topMenu, type MenuEntry } from '../navigation/menu.ts';

/** The top menu of this member; empty for one without associations (specification §2). */
export function useTopMenu(): readonly MenuEntry[] {
  const brand = useBrand();
  const { activeAssociation } = useSession();
  useInvoicesBadge(activeAssociation);
  const counts = useAppSelector(({ mediaCounts }) =>
    activeAssociation ? mediaCounts[activeAssociation.id] : undefined,
  );
  return activeAssociation ? topMenu(activeAssociation, brand, counts ?? {}) : [];
}
