/** Stands for icons and styles while the build reads the portal's list of routes, because it draws nothing. */
export const Icon = () => null;
// oxlint-disable-next-line import/no-default-export -- a CSS module has a default export
export default {};
