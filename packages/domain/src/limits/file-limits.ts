/** As shown to people: 25 MB is 25.000.000 bytes. */
const MEGABYTE = 1_000_000;

/** Bytes of one document at most (decisions §7). */
export const DOCUMENT_BYTES_MAX = 25 * MEGABYTE;

/** Bytes of one photo at most (decisions §7). */
export const PHOTO_BYTES_MAX = 20 * MEGABYTE;

/** Documents in one zip at most: what a member can select in a few pages of the archive. */
export const ZIP_DOCUMENTS_MAX = 200;

/** Characters of a document's name at most, extension included: what every file system can store. */
export const DOCUMENT_NAME_LENGTH_MAX = 200;

/** Tags on one document at most. */
export const TAGS_MAX = 20;

/** Characters of one tag at most. */
export const TAG_LENGTH_MAX = 40;
