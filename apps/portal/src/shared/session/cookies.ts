/**
 * Returns whether the browser keeps cookies. It tries one, because `navigator.cookieEnabled` stays true in a browser
 * whose user refuses cookies.
 */
export function keepsCookies(): boolean {
  if (typeof document === 'undefined') return true;
  document.cookie = 'probe=1;samesite=lax';
  const isKept = document.cookie.includes('probe=1');
  document.cookie = 'probe=;max-age=0';
  return isKept;
}
