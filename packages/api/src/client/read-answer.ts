/**
 * What was answered: JSON, or undefined for an empty answer.
 * @throws TypeError for anything else, such as the page of a proxy or of a guest network: it is not from this server.
 */
export async function readAnswer(response: Response): Promise<unknown> {
  if (response.headers.get('content-type')?.includes('json')) return response.json();
  if ((await response.text()) !== '') throw new TypeError('The answer is not JSON.');
  return undefined;
}
