import type { Brand } from '@mijn/domain/brand';

export const brand: Brand = {
  company: 'Waterpas VvE Beheer',
  portal_name: 'Mijn Waterpas',
  name: 'Waterpas',
  slug: 'waterpas',
  email: 'info@waterpas.example',
  phone: '010 123 45 67',
  postal_address: 'Postbus 1234, 3000 AB Rotterdam',
  logo: '<svg viewBox="0 0 34 34" xmlns="http://www.w3.org/2000/svg"><rect x="1.5" y="9.5" width="31" height="15" rx="7.5" fill="#d3e455"/><path d="M11.5 9.5v15M22.5 9.5v15" stroke="#0a3437" stroke-width="1.6"/><circle cx="17" cy="17" r="4" fill="#0a3437"/></svg>',
  links: {
    faq: 'https://www.waterpas.example/veelgestelde-vragen',
    feedback: 'https://www.waterpas.example/compliment-of-klacht',
    iso: 'https://www.waterpas.example/iso-9001-2015',
    brl: 'https://www.waterpas.example/brl-5016',
    personal_certification: 'https://www.waterpas.example/persoonscertificering',
    contact: 'https://www.waterpas.example/contact',
  },
  start_page: 'account',
  palette: {},
  api_base_addresses: {},
};
