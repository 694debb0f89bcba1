/** The event of the window for a screen whose script is missing. The page may be one of before an update of the portal. */
export const SCREEN_MISSING = 'mijn:screen-missing';
