import Bowser from 'bowser';

export interface Device {
  browser: string | null;
  system: string | null;
  kind: 'phone' | 'tablet' | 'computer';
}

const namesOfBowser: Record<string, string> = { 'Microsoft Edge': 'Edge', Chromium: 'Chrome' };

const kinds: Record<string, Device['kind']> = { mobile: 'phone', tablet: 'tablet' };

export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null, kind: 'computer' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const name = browser.name || null;
  // Programs without a system, such as a command line, are not browsers of members.
  if (!os.name) return { browser: null, system: null, kind: 'computer' };
  const model = platform.model && /^i(?:Phone|Pad)$/u.test(platform.model) ? platform.model : undefined;
  return {
    browser: name && (namesOfBowser[name] ?? name),
    system: model ?? os.name,
    kind: kinds[platform.type ?? ''] ?? 'computer',
  };
}

export function deviceName({ browser, system }: Pick<Device, 'browser' | 'system'>): string {
  return browser && system ? `${browser} op ${system}` : (browser ?? system ?? 'Onbekend apparaat');
}
