import { type CheckStatus, invoicesOperations } from '@mijn/domain/invoices';
import { apiRoot, call, type EndpointAnswer, listTag } from '../../shared/api/api-root.ts';

type Counts = EndpointAnswer<typeof invoicesOperations.countInvoices>;

const COUNTS = { type: 'Invoice' as const, id: 'COUNTS' };

/** The counts after one invoice went from one status to another. */
function recounted(counts: Counts, before: CheckStatus, after: CheckStatus): Counts {
  const moved = Number(before === 'to_check') - Number(after === 'to_check');
  return { to_check: counts.to_check - moved, checked: counts.checked + moved };
}

/** The invoices of one association, for those who check them or get copies. */
export const invoicesEndpoints = apiRoot.enhanceEndpoints({ addTagTypes: ['Invoice'] }).injectEndpoints({
  endpoints: (build) => ({
    listInvoices: build.query(call(invoicesOperations.listInvoices, { providesTags: [listTag('Invoice')] })),
    countInvoices: build.query(call(invoicesOperations.countInvoices, { providesTags: [COUNTS] })),
    getInvoice: build.query({
      ...call(invoicesOperations.getInvoice),
      providesTags: (_, __, { params }) => [{ type: 'Invoice', id: params.invoice_id }],
    }),
    /** What it answers is kept, the next invoice too: a checker waits for no further call. */
    decideInvoice: build.mutation({
      ...call(invoicesOperations.decideInvoice),
      // When it is refused, someone else has decided: the counts are no longer known.
      invalidatesTags: (_, error) => [listTag('Invoice'), error ? COUNTS : 'Overview'],
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled, ...store }) => {
        const { select } = invoicesEndpoints.endpoints.getInvoice;
        const before = select({ params })(store.getState()).data?.check_status;
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        const { invoice, next } = answer.data;
        const { upsertQueryData, updateQueryData } = invoicesEndpoints.util;
        for (const known of [invoice, next])
          if (known)
            void dispatch(
              upsertQueryData('getInvoice', { params: { ...params, invoice_id: known.id } }, known),
            );
        if (before)
          dispatch(
            updateQueryData(
              'countInvoices',
              { params: { association_id: params.association_id } },
              (counts) => recounted(counts, before, invoice.check_status),
            ),
          );
      },
    }),
  }),
});

export const { useListInvoicesQuery, useCountInvoicesQuery, useGetInvoiceQuery, useDecideInvoiceMutation } =
  invoicesEndpoints;
