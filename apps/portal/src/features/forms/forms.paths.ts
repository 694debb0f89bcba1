export const formsPath = '/forms';
