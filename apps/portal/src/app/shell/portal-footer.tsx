import { Footer } from '@mijn/ui/footer';
import { memo } from 'react';
import { phoneUrl, useBrand } from '../../shared/brand/brand.ts';
import { shellTexts } from './texts.ts';

interface PortalFooterProps {
  isBoardMember: boolean;
  onLogOut: () => void;
}

/** Shows the footer of every page of a member, which a navigation does not render again (docs/product.md#footer). */
export const PortalFooter = memo(function PortalFooter({ isBoardMember, onLogOut }: PortalFooterProps) {
  const { company, postal_address, email, phone, links } = useBrand();
  return (
    <Footer
      company={company}
      address={postal_address}
      email={email}
      phone={phone}
      phoneHref={phoneUrl(phone)}
      columns={[
        {
          id: 'manager',
          ...(isBoardMember ? {} : { heading: shellTexts.manager }),
          entries: [
            { id: 'faq', href: links.faq, label: shellTexts.faq },
            { id: 'feedback', href: links.feedback, label: shellTexts.feedback },
            { id: 'contact', href: links.contact, label: shellTexts.contact },
          ],
        },
        {
          id: 'certificates',
          entries: [
            { id: 'iso', href: links.iso, label: shellTexts.iso },
            { id: 'brl', href: links.brl, label: shellTexts.brl },
            { id: 'personal', href: links.personal_certification, label: shellTexts.personalCertification },
            { id: 'logout', onPress: onLogOut, label: shellTexts.logOut },
          ],
        },
      ]}
    />
  );
});
