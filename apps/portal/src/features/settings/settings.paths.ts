export const personalDataPattern = '/profile/personal-data/:token';
