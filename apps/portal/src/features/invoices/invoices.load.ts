import { canCheckInvoices } from '@mijn/domain/roles';
import { IF_OLD } from '../../shared/store/api-root.ts';
import type { Load } from '../../shared/routing/portal-route.ts';
import { invoicesUrl, toQuery } from './invoices-url.ts';
import { invoicesEndpoints } from './invoices.endpoints.ts';

const { util } = invoicesEndpoints;

const loadList: Load =
  ({ association_id, association, settingsOf }) =>
  (dispatch) => {
    // A member who only gets copies sees another list than a checker.
    if (!association) return;
    const params = { association_id };
    const settings = settingsOf('invoices', invoicesUrl);
    const checkedKind = settings.is_checked ? 'checked' : 'to_check';
    const query = toQuery(settings, canCheckInvoices(association) ? checkedKind : 'all');
    dispatch(util.prefetch('listInvoices', { params, query }, IF_OLD));
    dispatch(util.prefetch('listSuppliers', { params }, IF_OLD));
  };

const loadOne: Load = ({ association_id, params: { invoiceId = '' } }) =>
  util.prefetch('getInvoice', { params: { association_id, invoice_id: invoiceId } }, IF_OLD);

export const load: Load = (context) => (context.params['invoiceId'] ? loadOne(context) : loadList(context));
