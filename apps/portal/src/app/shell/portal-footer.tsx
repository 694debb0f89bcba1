import { isBoardMember } from '@mijn/domain/roles';
import { Footer } from '@mijn/ui/footer';
import { useBrand } from '../../shared/brand/brand.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { shellTexts } from './texts.ts';

/**
 * Shows the footer of every page of a member. Members who are not on the board see 'Uw VvE beheerder' above
 * the links (specification §2).
 */
export function PortalFooter({ onLogOut }: { onLogOut: () => void }) {
  const { company, postal_address, email, phone, links } = useBrand();
  const { activeAssociation } = useSession();
  return (
    <Footer
      company={company}
      address={postal_address}
      email={email}
      phone={phone}
      columns={[
        {
          id: 'manager',
          ...(isBoardMember(activeAssociation) ? {} : { heading: shellTexts.manager }),
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
}
