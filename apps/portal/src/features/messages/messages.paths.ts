export const messagesPath = '/bulletin-board';
export const addMessagePath = `${messagesPath}/add`;
export const newsPath = (provider: string): string => `/${provider}/news`;
export const editMessagePath = (messageId: string): string => `${messagesPath}/edit/${messageId}`;

/** The query parameter with the id of the only message that a list shows. */
export const MESSAGE_PARAMETER = 'bericht';
export const onlyMessage = (messageId: string): string => `?${MESSAGE_PARAMETER}=${messageId}`;
