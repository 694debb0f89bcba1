import { associationLabel } from '@mijn/domain/associations';
import { Card } from '@mijn/ui/card';
import { DescriptionList } from '@mijn/ui/description-list';
import { Tag } from '@mijn/ui/tag';
import { useSession } from '../../../../shared/session/use-session.ts';
import { Page } from '../../../../shared/shell/page.tsx';
import styles from './account.module.css';
import { texts } from './texts.ts';

/** Who is signed in, and the associations they belong to. */
export function AccountScreen() {
  const { user, activeAssociation } = useSession();
  const associations = user?.associations ?? [];
  return (
    <Page title={texts.title}>
      <div className={styles['cards']}>
        <Card title={texts.personal}>
          <DescriptionList
            entries={[
              { term: texts.name, description: user?.name },
              { term: texts.email, description: user?.email },
              { term: texts.twoFactor, description: user?.two_factor_auth.enabled ? texts.on : texts.off },
            ]}
          />
        </Card>
        <Card title={texts.associations}>
          {associations.length === 0 && <p>{texts.noAssociations}</p>}
          <ul className={styles['associations']}>
            {associations.map((association) => (
              <li key={association.id}>
                <span className={styles['code']}>{association.code}</span>
                <span className={styles['name']}>{associationLabel(association)}</span>
                {association.is_board && <Tag look="attention">{texts.board}</Tag>}
                {association.id === activeAssociation?.id && <Tag>{texts.active}</Tag>}
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </Page>
  );
}
