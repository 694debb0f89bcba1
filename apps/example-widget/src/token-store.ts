/** The name of a token in the storage. It has the URL, so that no other back end ever gets the token. */
export const storageKeyOf = (url: string): string => `vve-widget ${url}`;

/** Returns what a function returns, or undefined if the browser keeps nothing for this page. */
function ifAllowed<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/** Returns the token that the member gave earlier, in this tab or on this device. */
export const readToken = (url: string): string | undefined =>
  ifAllowed(() => sessionStorage.getItem(storageKeyOf(url)) ?? localStorage.getItem(storageKeyOf(url))) ??
  undefined;

/** Keeps a token until the tab closes, or on the device if the member wants that. */
export function keepToken(url: string, token: string, onDevice: boolean): void {
  ifAllowed(() => (onDevice ? localStorage : sessionStorage).setItem(storageKeyOf(url), token));
}

export function forgetToken(url: string): void {
  ifAllowed(() => sessionStorage.removeItem(storageKeyOf(url)));
  ifAllowed(() => localStorage.removeItem(storageKeyOf(url)));
}
