/**
 * An https address that members open, such as the link of a meeting: a host in the letters of the alphabet, and after it the characters of
 * RFC 3986. A name or password in it is refused.
 */
export const WEB_ADDRESS = /^https:\/\/[\da-z.-]+\.[a-z]{2,}(?::\d+)?(?:[#/?][\w!#$%&'()*+,./:;=?@~-]*)?$/iu;
