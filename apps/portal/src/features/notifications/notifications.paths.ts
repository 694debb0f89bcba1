export const unsubscribePattern = '/unsubscribe/:token';
