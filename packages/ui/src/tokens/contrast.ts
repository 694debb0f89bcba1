/** One channel of sRGB, 0 to 255, as light (WCAG 2.2, relative luminance). */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  const channels = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/iu.exec(hex);
  if (!channels)
    throw new Error(`Write the colour "${hex}" as #rrggbb, so that its contrast can be computed.`);
  const [red = 0, green = 0, blue = 0] = channels
    .slice(1)
    .map((channel) => linear(Number.parseInt(channel, 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours written as `#rrggbb`: 1 (none) to 21 (black on white), after WCAG 2.2. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
