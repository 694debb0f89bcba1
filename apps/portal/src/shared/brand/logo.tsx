import { BrandLogo } from '@mijn/ui/brand-logo';
import { useBrand } from './brand.ts';

export function Logo({ size = 'medium', href }: { size?: 'medium' | 'large'; href?: string }) {
  const { logo, portal_name } = useBrand();
  return (
    <BrandLogo
      name={portal_name}
      size={size}
      // The HTML of the mark is trusted: it comes from the brand file, which only the operator writes and
      // which the server validates.
      mark={<span dangerouslySetInnerHTML={{ __html: logo }} />}
      {...(href === undefined ? {} : { href })}
    />
  );
}
