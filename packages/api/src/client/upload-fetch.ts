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

/**
 * Returns a `fetch` that reports the progress of an upload. It uses XMLHttpRequest, which reports progress
 * over every version of HTTP. Browsers stream the body of a fetch only over HTTP/2 and do not report its
 * progress.
 */
export function uploadFetch(onProgress: OnUploadProgress): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const body = await request.blob();
    return new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      xhr.open(request.method, request.url);
      xhr.withCredentials = true;
      for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
      xhr.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress(total > 0 ? loaded / total : 0),
      );
      xhr.addEventListener('load', () =>
        resolve(new Response(xhr.responseText || null, { status: xhr.status, headers: headersOf(xhr) })),
      );
      xhr.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
      xhr.addEventListener('abort', () =>
        reject(new DOMException('The upload was cancelled.', 'AbortError')),
      );
      request.signal.addEventListener('abort', () => xhr.abort());
      if (request.signal.aborted) xhr.abort();
      else xhr.send(body);
    });
  };
}
