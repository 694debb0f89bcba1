import { isBoardMember } from '@mijn/domain/roles';
import { Footer } from '@mijn/ui/footer';
import { Link } from '@mijn/ui/link';
import { useBrand } from '../../shared/brand/brand.ts';
import { useSession } from '../../shared/session/use-session.ts';
import styles from './shell.module.css';
import { shellTexts } from './texts.ts';

const link = (id: string, href: string, text: string) => ({
  id,
  content: <Link href={href}>{text}</Link>,
});

/** The foot of every page of a member. Those who are not on the board see 'Uw VvE beheerder' above its links (specification §2). */
export function PortalFooter({ onLogOut }: { onLogOut: () => void }) {
  const { company, postal_address, email, phone, links } = useBrand();
  const { activeAssociation } = useSession();
  const heading = isBoardMember(activeAssociation) ? {} : { heading: shellTexts.manager };
  const logOut = (
    <button type="button" className={styles['linkButton']} onClick={onLogOut}>
      {shellTexts.logOut}
    </button>
  );
  return (
    <Footer
      company={company}
      address={postal_address}
      email={email}
      phone={phone}
      columns={[
        {
          id: 'manager',
          ...heading,
          links: [
            link('faq', links.faq, shellTexts.faq),
            link('feedback', links.feedback, shellTexts.feedback),
            link('contact', links.contact, shellTexts.contact),
          ],
        },
        {
          id: 'certificates',
          links: [
            link('iso', links.iso, shellTexts.iso),
            link('brl', links.brl, shellTexts.brl),
            link('personal', links.personal_certification, shellTexts.personalCertification),
            { id: 'logout', content: logOut },
          ],
        },
      ]}
    />
  );
}
