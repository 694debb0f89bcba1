import type { Options } from 'ky';
import type { AnyInput, OnUploadProgress } from './call.ts';

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/u)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

/** Returns a stream that reports the share of its file that was read. The fields of the form are few bytes, so they do not count. */
function counted(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  fileBytes: number,
  onProgress: OnUploadProgress,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  return stream.pipeThrough(
    new TransformStream({
      transform: (chunk, controller) => {
        bytes += chunk.byteLength;
        controller.enqueue(chunk);
        onProgress(Math.min(bytes / fileBytes, 1));
      },
    }),
  );
}

interface StreamInit extends RequestInit {
  duplex: 'half';
}

async function sendByXhr(request: Request, form: FormData, onProgress: OnUploadProgress): Promise<Response> {
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
    else xhr.send(form);
  });
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
 * The request of ky has no body, because ky copies the request for a retry, and a copied body is kept in memory. XMLHttpRequest reports the
 * progress in a browser, over every version of HTTP, because browsers stream the body of a fetch only over HTTP/2.
 */
export function uploadOf(
  body: AnyInput['body'],
  file: File,
  onProgress: OnUploadProgress | undefined,
  send: typeof fetch,
): Options {
  const form = formOf(body, file);
  return {
    json: undefined,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (onProgress && typeof XMLHttpRequest !== 'undefined') return sendByXhr(request, form, onProgress);
      const whole = new Request(request, { method: request.method, body: form });
      if (!onProgress || !whole.body) return send(whole);
      const streamed: StreamInit = { body: counted(whole.body, file.size, onProgress), duplex: 'half' };
      return send(new Request(whole, streamed));
    },
  };
}
