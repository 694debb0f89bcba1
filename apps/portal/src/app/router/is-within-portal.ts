/** Whether an address is a page of the portal: a path or a search part, and no call of the server. */
export const isWithinPortal = (href: string): boolean => /^(\?|\/(?!\/|api\/))/u.test(href);
