declare global {
  interface Navigator {
    /** What the browser knows about the connection (Network Information API). Safari and Firefox do not have it. */
    readonly connection?: { effectiveType?: string; saveData?: boolean };
  }
}

/** The speeds that browsers tell apart, the slowest first. */
const SPEEDS = ['slow-2g', '2g', '3g', '4g'];

/** Returns whether a connection is no faster than a speed, or its user asked the browser to save data, which is spared in the same way. */
export function isSlowConnection(speed: '2g' | '3g'): boolean {
  const { effectiveType = '4g', saveData = false } = navigator.connection ?? {};
  return saveData || SPEEDS.slice(0, SPEEDS.indexOf(speed) + 1).includes(effectiveType);
}
