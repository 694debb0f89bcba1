/** Stands for icons and styles while the build reads the portal's list of routes, because it draws nothing. */
export const Icon = () => null;
export default {};
