import { authOperations } from '@mijn/domain/auth';
import { conventions, readXsrfToken } from '../client/conventions.ts';

const { csrf, user } = authOperations;

/**
 * Asks for the anti-forgery token and the current user at once, while the scripts of a page still load. Neither waits
 * for the other, because reading the user needs no token.
 * @param baseAddress of the connection that is created later: absolute, or from the site's root.
 * @returns the `fetch` for that connection: it returns each of these answers once, and sends any other call itself.
 */
export function sendEarlyCalls(
  baseAddress: string,
  readCookies: () => string = () => document.cookie,
): typeof fetch {
  const token = readXsrfToken(readCookies());
  const headers = { ...conventions.headers, ...(token ? { 'x-xsrf-token': token } : {}) };
  const answers = new Map(
    [csrf, user].map(({ path }) => {
      const request = new Request(baseAddress + path, { ...conventions, headers });
      const answer = fetch(request);
      // The connection reports a failure when it takes the answer.
      answer.catch(() => undefined);
      return [request.url, answer];
    }),
  );
  return (input, init) => {
    // Not through a new Request: that would take the body of the one that is to be sent.
    const url = input instanceof Request ? input.url : String(input);
    const answer = answers.get(url);
    answers.delete(url);
    return answer ?? fetch(input, init);
  };
}

export { baseAddressFor } from '../client/conventions.ts';
