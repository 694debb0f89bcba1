import { authOperations } from '@mijn/domain/auth';
import { conventions, readXsrfToken } from '../client/conventions.ts';

const { csrf, user } = authOperations;

/**
 * Requests the anti-forgery token and the current user while the scripts of the page still load. Reading the user needs no token.
 * @returns The `fetch` for the connection. It returns each of these responses once, and sends any other request itself.
 */
export function sendEarlyCalls(
  baseUrl: string,
  readCookies: () => string = () => document.cookie,
): typeof fetch {
  const token = readXsrfToken(readCookies());
  const headers = { ...conventions.headers, ...(token ? { 'x-xsrf-token': token } : {}) };
  const responses = new Map(
    [csrf, user].map(({ path }) => {
      const request = new Request(baseUrl + path, { ...conventions, headers });
      const response = fetch(request);
      // The error is ignored here, because the connection reports it when it uses the response.
      response.catch(() => undefined);
      return [request.url, response];
    }),
  );
  return (input, init) => {
    // A new Request would consume the body of the request that is sent later.
    const url = input instanceof Request ? input.url : String(input);
    const response = responses.get(url);
    responses.delete(url);
    return response ?? fetch(input, init);
  };
}

export { baseUrlFor } from '../client/conventions.ts';
