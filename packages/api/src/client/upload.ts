import type { Options } from 'ky';
import type { AnyInput } from './call.ts';

/** A listener for the progress of an upload. The progress is a share from 0 to 1. */
export type OnUploadProgress = (share: number) => void;

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/u)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

/** The number of bytes after which the progress of a stream is reported. */
const PART_BYTES = 65_536;

/** Returns the stream of a body, which reports how much of it was read. */
function countedStream(body: Blob, onProgress: OnUploadProgress): ReadableStream<Uint8Array> {
  let start = 0;
  return new ReadableStream({
    async pull(controller) {
      const part = await body.slice(start, start + PART_BYTES).arrayBuffer();
      start += part.byteLength;
      controller.enqueue(new Uint8Array(part));
      onProgress(start / body.size);
      if (start >= body.size) controller.close();
    },
  });
}

/** The option of a request with a stream as its body, which the types of the DOM do not have. */
interface StreamInit extends RequestInit {
  duplex: 'half';
}

/** Sends a request as a stream: in Node and in workers without XMLHttpRequest. */
async function sendStream(
  request: Request,
  onProgress: OnUploadProgress,
  send: typeof fetch,
): Promise<Response> {
  const init: StreamInit = { body: countedStream(await request.blob(), onProgress), duplex: 'half' };
  return send(new Request(request, init));
}

async function sendByXhr(request: Request, onProgress: OnUploadProgress): Promise<Response> {
  const body = await request.blob();
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    xhr.withCredentials = request.credentials === 'include';
    for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    xhr.addEventListener('load', () =>
      resolve(new Response(xhr.responseText || null, { status: xhr.status, headers: headersOf(xhr) })),
    );
    xhr.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
    xhr.addEventListener('abort', () => reject(new DOMException('The upload was cancelled.', 'AbortError')));
    request.signal.addEventListener('abort', () => xhr.abort());
    if (request.signal.aborted) xhr.abort();
    else xhr.send(body);
  });
}

/**
 * Returns a `fetch` that reports the progress of an upload. In a browser it uses XMLHttpRequest, which reports
 * progress over every version of HTTP, because browsers stream the body of a fetch only over HTTP/2. Elsewhere
 * it streams the body through `send`.
 */
function uploadFetch(onProgress: OnUploadProgress, send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    return typeof XMLHttpRequest === 'undefined'
      ? sendStream(request, onProgress, send)
      : sendByXhr(request, onProgress);
  };
}

function formOf(body: AnyInput['body'], file: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    const values = typeof value === 'object' && value !== null ? value : [value];
    for (const one of values) if (one !== undefined && one !== null) form.append(name, String(one));
  }
  form.append('file', file);
  return form;
}

/**
 * Returns the options of ky that upload a file with the fields of a body. The body replaces the JSON of other
 * calls.
 * @param send The `fetch` of the connection; that of the environment if it is undefined.
 */
export function uploadOf(
  body: AnyInput['body'],
  file: File,
  onProgress: OnUploadProgress | undefined,
  send: typeof fetch = fetch,
): Options {
  return {
    json: undefined,
    body: formOf(body, file),
    ...(onProgress && { fetch: uploadFetch(onProgress, send) }),
  };
}
