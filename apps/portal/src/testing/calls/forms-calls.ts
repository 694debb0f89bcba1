import type { Form } from '@mijn/domain/forms';
import { formsContract } from '@mijn/domain/forms/contract';
import { LIST_PAGE_SIZE } from '@mijn/domain/limits';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { onePagePdfText } from '../pdf-text.ts';
import { mockCall } from './mock-call.ts';

/** Returns mocked calls of the forms that a member can see. The file of each form is a PDF. */
export function formsCalls(forms: readonly Form[]): HttpHandler[] {
  return [
    mockCall(formsContract.listForms, ({ query }) => {
      const q = query.get('q')?.toLowerCase() ?? '';
      const found = forms.filter(({ name, group, description }) =>
        `${name} ${group} ${description ?? ''}`.toLowerCase().includes(q),
      );
      const page = Number(query.get('page') ?? 1);
      const perPage = Number(query.get('per_page') ?? LIST_PAGE_SIZE);
      return {
        data: found.slice((page - 1) * perPage, page * perPage),
        meta: { page, per_page: perPage, total: found.length },
      };
    }),
    http.get(
      '*/api/associations/:association/forms/:form/file',
      () =>
        new HttpResponse(onePagePdfText('Machtiging'), { headers: { 'content-type': 'application/pdf' } }),
    ),
  ];
}
