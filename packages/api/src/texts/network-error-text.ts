/** What a member reads when no answer came. */
export const NETWORK_ERROR_TEXT = 'Er is geen verbinding. Controleer uw internet en probeer het opnieuw.';
