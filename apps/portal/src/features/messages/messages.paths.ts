export const bulletinPath = '/bulletin-board';
export const addMessagePath = `${bulletinPath}/add`;
export const newsPath = (provider: string): string => `/${provider}/news`;
export const editMessagePath = (messageId: string): string => `${bulletinPath}/edit/${messageId}`;

/** The query parameter with the id of the only message that a list shows. */
export const MESSAGE_PARAMETER = 'bericht';
export const onlyMessage = (messageId: string): string => `?${MESSAGE_PARAMETER}=${messageId}`;
