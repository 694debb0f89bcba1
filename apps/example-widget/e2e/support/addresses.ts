export const PORTAL_PORT = '3997';
export const PAGE_PORT = '3998';

/** The portal of the member, whose server allows the pages of the other provider. */
export const PORTAL = `http://localhost:${PORTAL_PORT}`;

/** The site of the other provider. */
export const PAGE = `http://localhost:${PAGE_PORT}`;

/** The same site at an origin that is not in `API_ORIGINS`. */
export const UNKNOWN_PAGE = `http://127.0.0.1:${PAGE_PORT}`;
