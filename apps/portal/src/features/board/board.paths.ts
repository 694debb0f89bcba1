export const archiveSettingsPath = '/profile/board/archive-settings';
export const formSettingsPath = '/profile/board/document-settings';
