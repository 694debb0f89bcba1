export const albumsPath = '/photo-albums';
export const addAlbumPath = `${albumsPath}/add`;
export const albumPath = (albumId: string): string => `${albumsPath}/view/${albumId}`;
export const editAlbumPath = (albumId: string): string => `${albumsPath}/edit/${albumId}`;
