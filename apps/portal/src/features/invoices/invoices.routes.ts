import { canCheckInvoices } from '@mijn/domain/roles';
import { lazyScreen } from '../../shared/chunks/lazy-screen.ts';
import { memberRoute } from '../../shared/routing/portal-route.ts';
import { invoicePath, invoicesPath } from './invoices.paths.ts';

const load = () => import('./invoices.load.ts');

export const invoicesRoutes = [
  memberRoute({
    pattern: invoicesPath,
    title: 'Factuur controle',
    menu: true,
    badge: {
      count: 'invoices',
      isFor: canCheckInvoices,
      one: 'factuur te controleren',
      more: 'facturen te controleren',
    },
    search: 'invoices',
    searchTitle: 'Facturen',
    onlyFor: 'invoices',
    load,
    screen: lazyScreen('invoices', () => import('./screens/InvoiceList/invoice-list.screen.tsx')),
  }),
  memberRoute({
    pattern: invoicePath(':invoiceId'),
    title: 'Factuur',
    onlyFor: 'invoices',
    load,
    screen: lazyScreen('invoice', () => import('./screens/InvoiceCheck/invoice-check.screen.tsx')),
  }),
];
