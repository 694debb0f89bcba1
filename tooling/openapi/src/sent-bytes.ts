import { documentTypes } from '@mijn/domain/uploads';
import type { SentBytes } from '@mijn/domain/wire';
import type { Header, JsonSchema, Parameter, Ref, Response } from './open-api.ts';
import { refTo } from './open-api.ts';

interface Sending {
  description: string;
  mediaTypes: readonly string[];
  /** Whether one range of the bytes can be requested. */
  hasRanges?: true;
  /** Whether a client that has the bytes gets 304. */
  hasETag?: true;
  /** Whether the response names the file. */
  isNamed?: true;
}

const anyBytes: JsonSchema = { contentMediaType: 'application/octet-stream' };

const sendings: Readonly<Record<Exclude<SentBytes, 'redirect' | 'events'>, Sending>> = {
  file: {
    description:
      'The bytes of the file. With `disposition=inline` a PDF or picture may be shown; other types are always saved.',
    mediaTypes: [...new Set([...Object.values(documentTypes), 'application/xml'])],
    hasRanges: true,
    hasETag: true,
    isNamed: true,
  },
  export: {
    description: 'The zip of the export.',
    mediaTypes: ['application/zip'],
    hasRanges: true,
    hasETag: true,
    isNamed: true,
  },
  photo: {
    description: 'The largest size of the photo as JPEG.',
    mediaTypes: ['image/jpeg'],
    hasRanges: true,
    hasETag: true,
    isNamed: true,
  },
  picture: {
    description: 'The picture, as WebP if `Accept` has `image/webp`, otherwise as JPEG.',
    mediaTypes: ['image/webp', 'image/jpeg'],
    hasETag: true,
    isNamed: true,
  },
  thumbnail: { description: 'The picture.', mediaTypes: ['image/webp'], hasETag: true, isNamed: true },
  zip: {
    description: 'The zip, which is made while it is sent, so that its size is unknown.',
    mediaTypes: ['application/zip'],
    isNamed: true,
  },
  calendar: {
    description: 'The meetings as iCalendar (RFC 5545).',
    mediaTypes: ['text/calendar'],
    hasETag: true,
    isNamed: true,
  },
  pdf: {
    description:
      'The document as PDF with tags for screen readers. It is drawn while it is sent, so that its size is unknown.',
    mediaTypes: ['application/pdf'],
    isNamed: true,
  },
  word: {
    description:
      'The document for Word and other word processors (Office Open XML), with styles and a language.',
    mediaTypes: [documentTypes.docx],
    isNamed: true,
  },
  csv: {
    description: 'The rows as CSV in UTF-8 with a byte order mark, and semicolons between the values.',
    mediaTypes: ['text/csv'],
    hasETag: true,
    isNamed: true,
  },
};

interface BytesResponses {
  parameters: Ref[];
  responses: Record<string, Response | Ref>;
  events?: Record<string, JsonSchema>;
}

const headers = (...names: string[]): Record<string, Ref> =>
  Object.fromEntries(names.map((name) => [name, refTo('headers', name.replaceAll('-', ''))]));

const contentOf = (mediaTypes: readonly string[]) =>
  Object.fromEntries(
    mediaTypes.map((type) => [type, { schema: type.startsWith('text/') ? { type: 'string' } : anyBytes }]),
  );

function ofFile({ description, mediaTypes, hasRanges, hasETag, isNamed }: Sending): BytesResponses {
  const named = [...(isNamed ? ['Content-Disposition'] : []), ...(hasETag ? ['ETag'] : [])];
  const whole = [...named, ...(hasRanges ? ['Accept-Ranges', 'Content-Length'] : [])];
  return {
    parameters: [
      ...(hasETag ? [refTo('parameters', 'IfNoneMatch')] : []),
      ...(hasRanges ? [refTo('parameters', 'Range'), refTo('parameters', 'IfRange')] : []),
    ],
    responses: {
      200: { description, headers: headers(...whole), content: contentOf(mediaTypes) },
      ...(hasRanges && {
        206: {
          description: 'The requested range.',
          headers: headers(...whole, 'Content-Range'),
          content: contentOf(mediaTypes),
        },
        416: refTo('responses', 'RangeNotSatisfiable'),
      }),
      ...(hasETag && { 304: { description: 'The client has the bytes already.', headers: headers('ETag') } }),
    },
  };
}

const ofEvents = (hint: JsonSchema): BytesResponses => ({
  parameters: [refTo('parameters', 'LastEventId')],
  responses: {
    200: {
      description:
        'The stream (WHATWG HTML, server-sent events). `ready` says that the stream works. The data of `section` is a `SectionHint` as JSON: ask again for what may have changed. `refresh` says that earlier events are lost: ask again for everything. The stream ends after 15 minutes, and the client connects again with the id of its last event. A client that does not accept `text/event-stream` gets the events so far.',
      content: {
        'text/event-stream': {
          schema: { type: 'string' },
          examples: {
            section: {
              value:
                'id: 42\nevent: section\ndata: {"association_id":"01a1f9c4-c6f4-7226-b044-46c8cecb18b1","section":"news"}\n\n',
            },
          },
        },
      },
    },
  },
  events: { ready: { const: '' }, section: hint, refresh: { const: '' } },
});

const redirect: BytesResponses = {
  parameters: [],
  responses: { 302: { description: 'The page of the portal.', headers: headers('Location') } },
};

/** Returns the responses of an operation that sends bytes. @param hint the schema of the data of an event. */
export function bytesResponses(sends: SentBytes, hint: () => JsonSchema): BytesResponses {
  if (sends === 'redirect') return redirect;
  return sends === 'events' ? ofEvents(hint()) : ofFile(sendings[sends]);
}

export const bytesHeaders: Readonly<Record<string, Header>> = {
  ETag: { description: 'The tag of these bytes. Other bytes have another tag.', schema: { type: 'string' } },
  Location: { description: 'The address of the page.', schema: { type: 'string', format: 'uri-reference' } },
  ContentDisposition: {
    description: 'Whether to save or show the file, and its name (RFC 6266).',
    schema: { type: 'string' },
  },
  ContentLength: { description: 'The number of bytes that follow.', schema: { type: 'integer', minimum: 0 } },
  ContentRange: {
    description: 'The range that follows, and the size of the whole, such as `bytes 0-499/1234`.',
    schema: { type: 'string' },
  },
  AcceptRanges: { description: 'Ranges of bytes can be requested.', schema: { const: 'bytes' } },
};

/** The request headers of operations that send bytes, by the name of their component. */
export const bytesParameters: Readonly<Record<string, Parameter>> = {
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The tags of the bytes that the client has. If one is current, the response is 304.',
    schema: { type: 'string' },
  },
  Range: {
    name: 'Range',
    in: 'header',
    description: 'One range, such as `bytes=500-`. Several ranges and other units get the whole file.',
    schema: { type: 'string' },
  },
  IfRange: {
    name: 'If-Range',
    in: 'header',
    description:
      'The tag that the range is of. If the bytes have another tag, the response is the whole file.',
    schema: { type: 'string' },
  },
  LastEventId: {
    name: 'Last-Event-ID',
    in: 'header',
    description: 'The id of the last event that the client received, if it continues an earlier stream.',
    schema: { type: 'integer', minimum: 0 },
  },
};
