import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { authOperations } from '@mijn/domain/auth';
import { createInvoicesFixture, type InvoicesFixture } from './testing/invoices-fixture.ts';

let fixture: InvoicesFixture;
let invoice: { id: string };
beforeAll(async () => {
  fixture = await createInvoicesFixture();
  invoice = await fixture.invoice();
  await fixture.file(invoice, 'pdf', '%PDF-1.7 de factuur');
  await fixture.file(invoice, 'e_invoice', '<Invoice/>');
});
afterAll(() => fixture.server.stop());

const urls = () => ['', '/counts', `/${invoice.id}`, `/${invoice.id}/file`, `/${invoice.id}/e-invoice`];
const approval = { decision: 'approved', version: 0 };

describe('the access to invoices', () => {
  it.each(['checker', 'copy'] as const)('includes all invoices for a %s', async (who) => {
    for (const url of urls()) {
      expect((await fixture[who].get(`${fixture.path}${url}`)).status).toBe(200);
    }
  });

  it.each(['board', 'stranger'] as const)(
    'does not exist for the %s: 404 at every path, including the list',
    async (who) => {
      for (const url of urls()) {
        const { status, error } = await fixture[who].get(`${fixture.path}${url}`);
        expect([url, status, error?.code]).toEqual([url, 404, 'not_found']);
      }
      expect((await fixture.decide(fixture[who], invoice, approval)).status).toBe(404);
    },
  );

  it('does not exist in the path of another association', async () => {
    const body = (await fixture.stranger.get('/auth/user')).as(authOperations.user);
    const own = `/associations/${body.associations[0]?.id}/invoices`;
    for (const url of urls().slice(2)) {
      expect((await fixture.stranger.get(`${own}${url}`)).status).toBe(404);
    }
    expect((await fixture.stranger.post(`${own}/${invoice.id}/decisions`, approval)).status).toBe(404);
  });

  it('allows receivers of copies to read invoices but not to decide', async () => {
    const { status, error } = await fixture.decide(fixture.copy, invoice, approval);
    expect([status, error?.code]).toEqual([403, 'forbidden']);
    const unknown = { id: fixture.association.id };
    expect((await fixture.decide(fixture.copy, unknown, approval)).status).toBe(404);
  });
});

describe('the files of an invoice', () => {
  const fetchFile = async (url: string, headers: Record<string, string> = {}) => {
    const response = await fixture.checker.raw(`/api${fixture.path}/${invoice.id}${url}`, { headers });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text: await response.text(),
    };
  };

  it('include the PDF, which is sent inline or as an attachment, completely or in part', async () => {
    const shown = await fetchFile('/file?disposition=inline');
    expect(shown.text).toBe('%PDF-1.7 de factuur');
    expect(shown.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^inline/u),
      'x-content-type-options': 'nosniff',
    });
    const part = await fetchFile('/file', { range: 'bytes=9-10' });
    expect([part.status, part.text]).toEqual([206, 'de']);
    expect(part.headers['content-disposition']).toMatch(/^attachment/u);
  });

  it('include the e-invoice, which is always an attachment', async () => {
    const { text, headers } = await fetchFile('/e-invoice');
    expect(text).toBe('<Invoice/>');
    expect(headers).toMatchObject({
      'content-type': 'application/xml',
      'content-disposition': expect.stringMatching(/^attachment/u),
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect((await fetchFile('/e-invoice?disposition=inline')).headers['content-disposition']).toMatch(
      /^attachment/u,
    );
  });

  it('return 404 for an invoice without files', async () => {
    const { id } = await fixture.invoice();
    for (const url of ['file', 'e-invoice']) {
      expect((await fixture.checker.get(`${fixture.path}/${id}/${url}`)).status).toBe(404);
    }
  });
});
