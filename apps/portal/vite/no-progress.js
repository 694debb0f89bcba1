/** The options of ky that report the progress of a body do nothing in the portal. */
const unsupported = () => {
  throw new Error('The portal reports no progress with ky.');
};

export { unsupported as streamRequest, unsupported as streamResponse };
