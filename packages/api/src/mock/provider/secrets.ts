export const MOCK_PASSWORD = 'Waterpas-2026!';

export const MOCK_CODE = '123456';

/** The token in the mailed links that work: for a new password or e-mail address, for an export, and to unsubscribe. */
export const MOCK_TOKEN = 'mock';
