import type { Brand } from '@mijn/domain/brand';
import type { Config } from '../platform/config/read-config.ts';

export const testBrand: Brand = {
  company: 'Waterpas VvE Beheer',
  portal_name: 'Mijn Waterpas',
  name: 'Waterpas',
  slug: 'waterpas',
  email: 'info@waterpas.example',
  decisions_email: 'facturen@waterpas.example',
  phone: '010 123 45 67',
  postal_address: 'Postbus 1234, 3000 AB Rotterdam',
  logo: '<svg viewBox="0 0 1 1"></svg>',
  links: {
    faq: 'https://waterpas.example/vragen',
    feedback: 'https://waterpas.example/compliment-of-klacht',
    iso: 'https://waterpas.example/iso-9001',
    brl: 'https://waterpas.example/brl-5016',
    personal_certification: 'https://waterpas.example/certificering',
    contact: 'https://waterpas.example/contact',
  },
  start_page: 'account',
  palette: {},
  api_base_addresses: {},
};

export function testConfig(dataDir: string, overrides: Partial<Config> = {}): Config {
  return {
    port: 0,
    host: 'localhost',
    appUrl: new URL('http://localhost:3000'),
    dataDir,
    databaseUrl: undefined,
    databaseReadUrl: undefined,
    databaseDirectUrl: undefined,
    smtpUrl: undefined,
    filesUrl: undefined,
    filesUrlOther: undefined,
    malwareScanner: undefined,
    associationQuota: null,
    brand: testBrand,
    sessionSecret: undefined,
    logLevel: 'error',
    trustProxy: false,
    places: [],
    drawMsMax: 10_000,
    apiDocs: 'on',
    demoDay: undefined,
    callLimits: 'on',
    apiOrigins: [],
    stopDelayS: 0,
    metricsPort: undefined,
    metricsHost: '127.0.0.1',
    tracesUrl: undefined,
    portalFolder: dataDir,
    allowsPrivatePushes: true,
    ...overrides,
  };
}
