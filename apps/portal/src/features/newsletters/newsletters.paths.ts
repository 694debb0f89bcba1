export const newslettersPath = '/news-letter';
export const addNewsletterPath = `${newslettersPath}/add`;
export const editNewsletterPath = (id: string): string => `${newslettersPath}/edit/${id}`;
