import { dutchTime, formatLongDate } from '@mijn/domain/formats';
import { Banner } from '@mijn/ui/banner';
import { Link } from '@mijn/ui/link';
import { settingsPath } from '../../shared/routing/paths.ts';
import { useSession } from '../../shared/session/use-session.ts';

const texts = {
  label: 'Verplichte tweede stap',
  text: (day: string) =>
    `Stel vóór ${day} een tweede stap in om in te loggen. Dat is verplicht voor het bestuur en voor wie facturen controleert.`,
  link: 'Instellen',
} as const;

export function SetUpNotice() {
  const from = useSession().user?.two_factor_auth.set_up?.required_from;
  if (from === undefined) return null;
  return (
    <Banner tone="warning" label={texts.label} actions={<Link href={settingsPath}>{texts.link}</Link>}>
      {texts.text(formatLongDate(dutchTime(from)))}
    </Banner>
  );
}
