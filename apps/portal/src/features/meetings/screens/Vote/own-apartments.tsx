import type { OwnVotes } from '@mijn/domain/ballots';
import { Section } from '@mijn/ui/section';
import { Stack } from '@mijn/ui/stack';
import { Disclosure } from '../../components/disclosure/disclosure.tsx';
import { texts } from '../../voting/texts.ts';

type Apartment = OwnVotes['apartments'][number];

/** The most apartments that are listed without a press. */
const LISTED_MAX = 4;

const { represented: words } = texts;

const lineOf = ({ name, votes, giver, right, is_whole_meeting }: Apartment): string =>
  [
    texts.apartment(name, votes),
    ...(right === 'proxy' ? [words.byProxy(giver ?? texts.somebody)] : []),
    ...(is_whole_meeting ? [] : [words.partly]),
  ].join(', ');

/** Shows for which apartments a member votes at the meeting, each with its votes, and how many they are together. */
export function OwnApartments({ apartments }: { apartments: readonly Apartment[] }) {
  if (apartments.length === 0) return null;
  const lines = apartments.map((apartment) => (
    <p key={`${apartment.apartment_id} ${apartment.giver ?? ''}`}>{lineOf(apartment)}</p>
  ));
  return (
    <Section title={words.title}>
      <Stack gap="small">
        {apartments.length > 1 && (
          <p>
            <strong>{words.together(apartments)}</strong>
          </p>
        )}
        {apartments.length > LISTED_MAX ? (
          <Disclosure title={words.show}>
            <Stack gap="small">{lines}</Stack>
          </Disclosure>
        ) : (
          lines
        )}
      </Stack>
    </Section>
  );
}
