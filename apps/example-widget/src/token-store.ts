/** The name of a token in the storage. It has the address, so that no other back end ever gets the token. */
export const storageKeyOf = (address: string): string => `vve-widget ${address}`;

/** Returns what a function returns, or undefined if the browser keeps nothing for this page. */
function ifAllowed<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/** Returns the token that the member gave earlier, in this tab or on this device. */
export const readToken = (address: string): string | undefined =>
  ifAllowed(
    () => sessionStorage.getItem(storageKeyOf(address)) ?? localStorage.getItem(storageKeyOf(address)),
  ) ?? undefined;

/** Keeps a token until the tab closes, or on the device if the member wants that. */
export function keepToken(address: string, token: string, onDevice: boolean): void {
  ifAllowed(() => (onDevice ? localStorage : sessionStorage).setItem(storageKeyOf(address), token));
}

export function forgetToken(address: string): void {
  ifAllowed(() => sessionStorage.removeItem(storageKeyOf(address)));
  ifAllowed(() => localStorage.removeItem(storageKeyOf(address)));
}
