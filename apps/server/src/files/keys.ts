/** Where the bytes of a file are, by the hexadecimal SHA-256 of its content. */
export const contentKey = (hash: string): string => `content/${hash.slice(0, 2)}/${hash}`;

/** Where the picture of a file's first page is: made from the content, so named by it. */
export const thumbnailKey = (hash: string): string => `thumbnails/${hash.slice(0, 2)}/${hash}.webp`;
