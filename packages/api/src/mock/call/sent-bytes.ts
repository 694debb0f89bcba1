import { documentTypes } from '@mijn/domain/uploads';
import type { SentBytes } from '@mijn/domain/wire';
import { HttpResponse } from 'msw';
import { onePagePdfText } from './pdf-text.ts';

const GARDEN = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240"><path fill="#bfe0ee" d="M0 0h320v130H0z"/><path fill="#7fae68" d="M0 130h320v110H0z"/><path fill="#a4573f" d="M40 50h110v90H40z"/><path fill="#f3e3b4" d="M58 66h22v22H58zM108 66h22v22h-22z"/><circle cx="235" cy="110" r="38" fill="#4f8a4b"/><path fill="#6b4a33" d="M229 140h12v44h-12z"/></svg>`;

/** A zip without files (APPNOTE 4.3.16). */
const EMPTY_ZIP = `PK\u0005\u0006${'\0'.repeat(18)}`;

/** A calendar without meetings. */
const CALENDAR = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//mock//nl', 'END:VCALENDAR', ''].join('\r\n');

const send = (body: string, type: string, name?: string) =>
  new HttpResponse(body, {
    headers: {
      'cache-control': 'private, no-cache',
      'content-type': type,
      'content-disposition': name ? `attachment; filename*=UTF-8''${encodeURIComponent(name)}` : 'inline',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    },
  });

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll('’', "'")
    .replaceAll(/[^ -~]|[()\\]/gu, '');

/** The response of each kind of bytes. Pictures are drawings. */
const sendings: Readonly<Record<SentBytes, (text: string) => Response>> = {
  file: (text) =>
    text.startsWith('<?xml')
      ? send(text, 'application/xml', 'factuur.xml')
      : send(onePagePdfText(plain(text)), 'application/pdf', text),
  pdf: (name) => send(onePagePdfText(plain(name)), 'application/pdf', name),
  word: (name) => send(EMPTY_ZIP, documentTypes.docx, name),
  export: () => send(EMPTY_ZIP, 'application/zip', 'gegevens.zip'),
  zip: (name) => send(EMPTY_ZIP, 'application/zip', `${name}.zip`),
  photo: (name) => send(GARDEN, 'image/svg+xml', name),
  picture: () => send(GARDEN, 'image/svg+xml'),
  thumbnail: () => send(GARDEN, 'image/svg+xml'),
  calendar: () => send(CALENDAR, 'text/calendar; charset=utf-8', 'vergadering.ics'),
  csv: (lines) => send(`\uFEFF${lines}`, 'text/csv; charset=utf-8', 'lijst.csv'),
  events: () =>
    new HttpResponse(
      new ReadableStream<Uint8Array>({
        start: (stream) => stream.enqueue(new TextEncoder().encode('event: ready\ndata:\n\n')),
      }),
      { headers: { 'cache-control': 'no-store', 'content-type': 'text/event-stream' } },
    ),
  redirect: (url) => new HttpResponse(null, { status: 302, headers: { location: url } }),
};

/** Returns the response of an operation that sends bytes. @param text what the file says, or the URL of a redirect. */
export const sentBytes = (sends: SentBytes, text: string): Response => sendings[sends](text);
