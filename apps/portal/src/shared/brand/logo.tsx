import { BrandLogo } from '@mijn/ui/brand-logo';
import { useBrand } from './brand.ts';

/** The brand's mark with the portal's name. */
export function Logo({ size = 'medium', href }: { size?: 'medium' | 'large'; href?: string }) {
  const { logo, portal_name } = useBrand();
  return (
    <BrandLogo
      name={portal_name}
      size={size}
      // The mark comes from the brand file, which only the operator writes and the server validates.
      mark={<span dangerouslySetInnerHTML={{ __html: logo }} />}
      {...(href === undefined ? {} : { href })}
    />
  );
}
